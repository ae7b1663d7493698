import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { whenIdle } from "../../lib/when-idle.ts";
import { useCommand } from "../../reader/commands.ts";
import { useSiteSettings } from "../../reader/site-settings.ts";
import { eventOfClick } from "./click-events.ts";
import { configureTag, loadTag, sendEvent, sendPageView } from "./google-tag.ts";

interface CountingProps {
  readonly id: string;
  readonly routeOf: (pathname: string) => string;
}

/** Renders nothing; counts page views by route, and clicks on verses and community links. */
export function Counting({ id, routeOf }: CountingProps) {
  const { pathname } = useLocation();
  const { facebookUrl, telegramUrl } = useSiteSettings();

  useEffect(() => {
    configureTag(id);
    return whenIdle(() => loadTag(id));
  }, [id]);

  useCommand("countVerse", (verse) =>
    sendEvent({ category: "Verse Interaction", action: "click", label: verse }),
  );

  useEffect(() => sendPageView(routeOf(pathname)), [routeOf, pathname]);

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      const event = eventOfClick(target, { facebookUrl, telegramUrl });
      if (event) sendEvent(event);
    };
    document.addEventListener("click", onClick, { capture: true });
    return () => document.removeEventListener("click", onClick, { capture: true });
  }, [facebookUrl, telegramUrl]);

  return null;
}
