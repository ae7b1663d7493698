import type { Language } from "@daily-quran/domain/language";
import { Suspense } from "react";
import { Route, Routes, useLocation } from "react-router-dom";
import { useLanguage, useTexts } from "../texts/use-texts.ts";
import { Boundary } from "../ui/boundary.tsx";
import { Loading } from "../ui/loading.tsx";
import { EarlyText } from "./early-text.tsx";
import { createRoutePage } from "./route-page.tsx";
import { type AppRoute, findRouteIn, notFoundRoute, routes } from "./routes.ts";
import { Shell } from "./shell.tsx";

const pages = [...routes, notFoundRoute].map((route) => ({
  route,
  path: route.path,
  Page: createRoutePage(route),
}));

const isIn =
  (language: Language) =>
  ({ route }: { readonly route: AppRoute }) =>
    findRouteIn(language, route.path) === route;

/** Every page inside the shell. */
export function AppRouter() {
  const { key } = useLocation();
  const t = useTexts("shell");
  const { language } = useLanguage();
  return (
    <Shell>
      <Suspense fallback={<Loading text={t("loading")} />}>
        <Boundary name={t("thePage")} resetKey={key}>
          <Routes>
            {pages.filter(isIn(language)).map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </Routes>
        </Boundary>
        <EarlyText />
      </Suspense>
    </Shell>
  );
}
