import type { SiteSettings } from "@daily-quran/domain/site";
import { render as renderInDocument } from "@testing-library/react";
import { type ReactNode, useEffect } from "react";
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import type { PageData } from "../start/page-data.ts";
import { seedQueries } from "../start/page-data.ts";
import { Providers } from "../start/providers.tsx";
import { createQueryClient } from "../reader/server/query-client.ts";
import { handFocusOn } from "../shell/later/hand-focus-on.ts";
import { site } from "./site.ts";
import { ToastRegion } from "../ui/toasts/toast-region.tsx";
import { loadTexts } from "../texts/load-texts.ts";
import { createToastStore } from "../ui/toasts/toast-store.ts";

/** Every text of a language: unbuilt, they come together. */
const TEXTS = {
  en: await loadTexts("en", ""),
  bn: await loadTexts("bn", ""),
  pseudo: await loadTexts("pseudo", ""),
};

export const english = TEXTS.en;

interface RenderOptions {
  readonly url?: string | { readonly pathname: string; readonly state: unknown };
  /** The route's pattern, where the page reads parameters from its address. */
  readonly path?: string;
  readonly site?: Partial<SiteSettings>;
  readonly language?: keyof typeof TEXTS;
  readonly answers?: PageData["answers"];
}

/** Renders a page or a part of one as the app does. */
export const render = (children: ReactNode, options: RenderOptions = {}) =>
  renderInDocument(inApp(children, options));

/** A page or a part of one in what the app has around it: theme, router, query client with its error toasts. */
export function inApp(children: ReactNode, options: RenderOptions = {}) {
  const { url = "/", path = "*", language = "en", answers = [] } = options;
  const toasts = createToastStore();
  const queryClient = createQueryClient((description) => {
    toasts.show({ title: "Error", description, variant: "destructive" });
  });
  queryClient.setDefaultOptions({
    ...queryClient.getDefaultOptions(),
    queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 },
  });
  seedQueries(queryClient, answers);
  return (
    <Providers
      site={{ ...site, ...options.site }}
      texts={TEXTS[language]}
      queryClient={queryClient}
      toasts={toasts}
      env="test"
    >
      <MemoryRouter initialEntries={[url]}>
        <Routes>
          <Route path={path} element={children} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </MemoryRouter>
      <ToastRegion />
      <HandedFocus />
    </Providers>
  );
}

function HandedFocus(): null {
  useEffect(handFocusOn, []);
  return null;
}

/** Rendered for every other path, so that a test can check where a link led. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`At ${pathname}${search}`}</p>;
}
