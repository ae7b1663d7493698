import type { WebApp } from "@daily-quran/domain/page";
import { globalDay } from "@daily-quran/reading-schedule/global-day";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { pageAssets } from "virtual:page-assets";
import { PageHeadContext, type PageHead } from "../lib/page-head.tsx";
import { createQueryClient } from "../reader/query-client.ts";
import { createToastStore } from "../ui/toasts/toast-store.ts";
import { renderDocument } from "./document.ts";
import { findPage, searchPaths } from "./find-page.ts";
import { seedQueries } from "./page-data.ts";
import { Providers } from "./providers.tsx";
import { preloadPage } from "./route-page.tsx";
import { AppRouter } from "./router.tsx";
import { findRoute, notFoundRoute } from "./routes.ts";

// This is the WebApp interface of domain/page.
export { findPage, searchPaths };

const DEFAULT_HEAD: PageHead = {
  title: "Daily Quran Reading",
  description: "10 Minutes with the Quran: Connect with Allah Daily",
};

/** Renders the whole document of a URL; the browser fetches what `answers` lacks. */
export const renderPage: WebApp["renderPage"] = async ({ url, now, site, answers }) => {
  // With two leading slashes the first part of the path would be parsed as a host.
  const { pathname, search } = new URL(url.replace(/^\/+/, "/"), site.publicUrl);
  const route = findRoute(pathname);
  await preloadPage(route);

  const day = globalDay(Date.parse(now));
  let head = DEFAULT_HEAD;
  const queryClient = createQueryClient(() => {});
  seedQueries(queryClient, answers);
  const body = renderToString(
    <PageHeadContext value={(found) => (head = found)}>
      <Providers site={site} day={day} queryClient={queryClient} toasts={createToastStore()}>
        <StaticRouter location={pathname + search}>
          <AppRouter />
        </StaticRouter>
      </Providers>
    </PageHeadContext>,
  );
  queryClient.clear();

  const status = route === notFoundRoute ? 404 : 200;
  // Group and invite pages are for members only, so search engines get none.
  const isPublic = status === 200 && !route.path.includes(":");
  const canonical = isPublic
    ? new URL(pathname + (head.search ?? ""), site.publicUrl).href
    : undefined;
  const html = renderDocument({
    head: { ...head, canonical, origin: site.publicUrl },
    assets: pageAssets(route.file),
    showsBengali: route.showsBengali ?? false,
    data: { site, answers, day, search: head.search },
    body,
  });
  return { status, html };
};
