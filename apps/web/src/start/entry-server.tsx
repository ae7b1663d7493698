import type { WebApp } from "@daily-quran/domain/page";
import {
  addressIn,
  type Language,
  languageOf,
  languagePrefix,
  LANGUAGES,
  servedLanguage,
  withoutLanguage,
} from "@daily-quran/domain/language";
import * as webPaths from "@daily-quran/domain/web-paths";
import { SETTING } from "@daily-quran/quran/languages";
import { globalDay } from "@daily-quran/reading-schedule/global-day";
import { renderAt } from "../reader/clock/clock.ts";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { pageAssets } from "virtual:page-assets";
import { type PageHead, PageHeadContext } from "../lib/page-head.tsx";
import { createQueryClient } from "../reader/server/query-client.ts";
import { textsIn } from "../texts/use-texts.ts";
import { createToastStore } from "../ui/toasts/toast-store.ts";
import { renderDocument } from "./document.ts";
import { findPage, searchPaths } from "../shell/routes/find-page.ts";
import { seedQueries } from "./page-data.ts";
import { Providers } from "./providers.tsx";
import { preloadPage } from "../shell/routes/route-page.tsx";
import { AppRouter } from "../shell/router.tsx";
import { inWay, wayOf } from "../reader/way/reading-way.ts";
import { INDO_PAK_PAGE } from "../reading/ways/mushaf/page-address.ts";
import { documentOf } from "../shell/routes/route-documents.ts";
import { findRoute, notFoundRoute } from "../shell/routes/routes.ts";

// This is the WebApp interface of domain/page.
export { findPage, searchPaths };

/** What React leaves in the place of a part that threw. */
const FAILED_PART = "<!--$!-->";

/** Renders the whole document of a URL; the browser fetches what `answers` lacks. */
export const renderPage: WebApp["renderPage"] = async (asked) => {
  const { url, now, site, answers, pictures } = asked;
  // With two leading slashes the first part of the path would be parsed as a host.
  const { pathname, search } = new URL(url.replace(/^\/+/, "/"), site.publicUrl);
  const language = languageOf(pathname);
  const route = findRoute(withoutLanguage(pathname));
  const document = documentOf(route.path);
  const way = wayOf(search);
  const isIndoPak = new URLSearchParams(search).has(INDO_PAK_PAGE);
  const texts = await preloadPage(route, language, search);

  const day = globalDay(Date.parse(now));
  renderAt(Date.parse(now));
  // For pages that say nothing of themselves.
  const shell = textsIn(texts, "shell");
  let head: PageHead = { title: shell("name"), description: shell("tagline") };
  const queryClient = createQueryClient(() => {});
  seedQueries(queryClient, answers);
  const body = renderToString(
    <PageHeadContext value={(found) => (head = found)}>
      <Providers
        site={site}
        day={day}
        texts={texts}
        queryClient={queryClient}
        toasts={createToastStore()}
      >
        <StaticRouter basename={languagePrefix(language)} location={pathname + search}>
          <AppRouter />
        </StaticRouter>
      </Providers>
    </PageHeadContext>,
  );
  queryClient.clear();
  const isMakeshift = body.includes(FAILED_PART);

  const status = route === notFoundRoute ? 404 : 200;
  // Group and invite pages are for members only, so search engines get none.
  const isPublic = status === 200 && (document.search === "listed" || !route.path.includes(":"));
  const hrefIn = (one: Language) => {
    const path = withoutLanguage(pathname) + (head.search ?? "");
    return new URL(addressIn(one, path), site.publicUrl).href;
  };
  const served = LANGUAGES.filter((one) => site.languages.includes(one));
  const canonical =
    isPublic && served.some((one) => one === language) ? hrefIn(language) : undefined;
  // An address without a page has none in another language either.
  const alternates = route !== notFoundRoute && served.length > 1 ? served : [];
  const shown = way ? inWay(way, head.search ?? "") : (head.search ?? (route.dayPath && ""));
  const rendered = renderDocument({
    head: {
      ...head,
      canonical,
      alternates: alternates.map((one) => ({ language: one, href: hrefIn(one) })),
      origin: site.publicUrl,
      site: shell("name"),
      pictures,
    },
    assets: pageAssets(route.page, isIndoPak ? INDO_PAK_PAGE : way),
    way,
    language,
    showsBengali: document.showsBengali ?? SETTING[servedLanguage(language)].script === "bengali",
    data: { site, answers, day, search: shown },
    body,
    isVerseFirst: route.path === webPaths.home && way === undefined && !asked.lacksFirstFonts,
    isWhole: route.isWhole === true,
  });
  return { status, ...rendered, isMakeshift };
};
