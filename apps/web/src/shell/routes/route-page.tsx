import { type Language, languageOf } from "@daily-quran/domain/language";
import { type ComponentType, lazy, useEffect } from "react";
import { logFailure } from "../../lib/failure-log.ts";
import { useServerAway } from "../../reader/server/server-away.ts";
import { loadTexts } from "../../texts/load-texts.ts";
import type { Texts } from "../../texts/texts-context.ts";
import type { PageComponent } from "./other-pages.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Failed } from "../../ui/status/failed.tsx";
import type { AppRoute } from "./routes.ts";

const HOME = "reading/home";

async function componentOf({ page }: AppRoute): Promise<PageComponent> {
  if (page === HOME) return (await import("../../pages/reading/home.page.tsx")).HomePage;
  const load = (await import("./other-pages.ts")).otherPages[page];
  if (!load) throw new Error(`No page ${page}`);
  return await load();
}

const loaded = new Map<AppRoute, ComponentType>();

/**
 * Loads a route's page and its texts before rendering on the server and before hydrating, so that it does not
 * suspend.
 */
export async function preloadPage(
  route: AppRoute,
  language: Language,
  search: string,
): Promise<Texts> {
  const [page, texts] = await Promise.all([componentOf(route), loadTexts(language, route.page)]);
  await page.preload?.(search);
  loaded.set(route, page);
  return texts;
}

/** In the browser the address says which language the document has. */
async function loadPage(route: AppRoute): Promise<ComponentType> {
  const texts = loadTexts(languageOf(window.location.pathname), route.page);
  const [page] = await Promise.all([componentOf(route), texts]);
  return page;
}

/** The event of a page that could not be loaded, and again as the server goes or comes: `useReturningServer` mends it. */
export const PAGE_FAILED = "page-failed";

function logPageFailure(error: unknown): ComponentType {
  logFailure("page", error);
  return PageFailed;
}

/** The component of a route: suspends while its page loads unless preloaded; a failed load shows an error. */
export function createRoutePage(route: AppRoute): ComponentType {
  const Lazy = lazy(async () => ({ default: await loadPage(route).catch(logPageFailure) }));
  return function RoutePage() {
    const Page = loaded.get(route) ?? Lazy;
    return <Page />;
  };
}

/** Shown when a page's scripts can't be loaded: offline, or a newer release has replaced them. */
function PageFailed() {
  const shell = useTexts("shell");
  const notices = useTexts("notices");
  const isAway = useServerAway();
  useEffect(() => {
    dispatchEvent(new Event(PAGE_FAILED));
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- said again as the server goes or comes
  }, [isAway]);
  return (
    <>
      <h1 className="visually-hidden">{shell("name")}</h1>
      <Failed
        what={notices("pageFailed")}
        why={notices("checkNetwork")}
        onRetry={() => window.location.reload()}
      />
    </>
  );
}
