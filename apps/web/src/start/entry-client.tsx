import { languageOf, languagePrefix, withoutLanguage } from "@daily-quran/domain/language";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { startClock } from "../reader/clock/clock.ts";
import { speakIn } from "../reader/server/fetcher.ts";
import { createQueryClient } from "../reader/server/query-client.ts";
import { textsIn } from "../texts/use-texts.ts";
import { createToastStore } from "../ui/toasts/toast-store.ts";
import { untilParsed } from "../lib/before-hydration/until-parsed.ts";
import { readPageData, seedQueries } from "./page-data.ts";
import { Providers } from "./providers.tsx";
import { endStart } from "./start-ended.ts";
import { preloadPage } from "../shell/routes/route-page.tsx";
import { AppRouter } from "../shell/router.tsx";
import { findRoute } from "../shell/routes/routes.ts";

start().then(
  () => endStart(true),
  (error: unknown) => {
    endStart(false);
    throw error;
  },
);

/** Not at the top level: pages share chunks with this module and would wait for it in a circle. */
async function start(): Promise<void> {
  await untilParsed();
  const root = document.getElementById("root");
  if (root === null) throw new Error("No root");

  const { pathname, search } = window.location;
  const { site, answers, day, search: shown = search } = readPageData();
  const language = languageOf(pathname);
  const route = findRoute(withoutLanguage(pathname));
  const texts = await preloadPage(route, language, search);
  speakIn(texts);
  startClock(day);
  const notices = textsIn(texts, "notices");
  const toasts = createToastStore();
  const queryClient = createQueryClient((description) => {
    toasts.show({ title: notices("error"), description, variant: "destructive" });
  });
  seedQueries(queryClient, answers);

  const app = (
    <Providers site={site} day={day} texts={texts} queryClient={queryClient} toasts={toasts}>
      <BrowserRouter basename={languagePrefix(language)}>
        <AppRouter />
      </BrowserRouter>
    </Providers>
  );
  // A transition: hydration in one task would block input.
  startTransition(() => {
    // Offline the service worker serves one document for every day, or page of verses: its markup may not match.
    if (search !== shown) createRoot(root).render(app);
    else hydrateRoot(root, app);
  });
}
