import * as webPaths from "@daily-quran/domain/web-paths";
import type { ComponentProps } from "react";
import { useLanguage } from "../texts/use-texts.ts";
import { Link, NavLink } from "../ui/link.tsx";
import { isTranslated } from "./translated-pages.ts";

type PageLinkProps = ComponentProps<typeof Link>;

/** A link to a page in the language of the document; to the English one where it is not translated yet. */
export function PageLink(props: PageLinkProps) {
  return useIsEnglishOnly(props.to) ? <EnglishLink {...props} /> : <Link {...props} />;
}

/** As `PageLink`, and says whether it leads to the current page. */
export function PageNavLink(props: PageLinkProps) {
  if (useIsEnglishOnly(props.to)) return <EnglishLink {...props} />;
  return <NavLink {...props} end={props.to === webPaths.home} />;
}

/** Loads a document: the language changes. */
function EnglishLink({ to, children, ...link }: PageLinkProps) {
  return (
    <a {...link} href={to}>
      {children}
    </a>
  );
}

function useIsEnglishOnly(to: string): boolean {
  const { language } = useLanguage();
  return language !== "en" && !isTranslated(to.split("?", 1)[0] ?? to);
}
