import type { ComponentPropsWithRef, MouseEvent } from "react";
import { useHref, useLinkClickHandler, useLocation } from "react-router-dom";

interface LinkProps extends Omit<ComponentPropsWithRef<"a">, "href"> {
  /** A path of this app, with its query and fragment. */
  readonly to: string;
}

/** A link within the app. React-router's own is 1.5 KB larger: it prefetches for the framework. */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const navigate = useLinkClickHandler(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

/** A link that is marked as current on its own page and on those below it; home (`/`) only on its own. */
export function NavLink(link: LinkProps) {
  const [here, path] = [useLocation().pathname.toLowerCase(), link.to.toLowerCase()];
  const isCurrent = here === path || here.startsWith(`${path}/`);
  return <Link {...link} aria-current={isCurrent ? "page" : undefined} />;
}
