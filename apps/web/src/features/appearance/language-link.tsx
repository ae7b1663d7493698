import { addressIn, type ReaderLanguage } from "@daily-quran/domain/language";
import * as webPaths from "@daily-quran/domain/web-paths";
import { useLocation } from "react-router-dom";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { rememberLanguage, unstoredLanguage } from "../../reader/language-choice.ts";
import { LanguageName } from "./language-name.tsx";

interface LanguageLinkProps {
  readonly language: ReaderLanguage;
  readonly className?: string | undefined;
}

/** The same page in another language, which is remembered: it loads a document. */
export function LanguageLink({ language, className }: LanguageLinkProps) {
  const { pathname, search, hash } = useLocation();
  // The server's markup serves every group and every query.
  const isKnown = useHydrated();
  const section = /^\/[\w-]*/.exec(pathname)?.[0] ?? webPaths.home;
  const path = isKnown ? pathname + search + hash : section;
  return (
    <a
      // Hydration keeps the server's address: a new element has the page's own.
      key={String(isKnown)}
      href={addressIn(language, path)}
      hrefLang={language}
      lang={language}
      className={className}
      onClick={() => {
        rememberLanguage(language);
        unstoredLanguage.set(language);
      }}
    >
      <LanguageName language={language} />
    </a>
  );
}
