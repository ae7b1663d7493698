import { Suspense } from "react";
import { Route, Routes, useLocation } from "react-router-dom";
import { useTexts } from "../texts/use-texts.ts";
import { Boundary } from "../ui/boundary.tsx";
import { Loading } from "../ui/loading.tsx";
import { EarlyText } from "./early-text.tsx";
import { createRoutePage } from "./route-page.tsx";
import { notFoundRoute, routes } from "./routes.ts";
import { Shell } from "./shell.tsx";

const pages = [...routes, notFoundRoute].map((route) => ({
  path: route.path,
  Page: createRoutePage(route),
}));

/** Every page inside the shell. */
export function AppRouter() {
  const { key } = useLocation();
  const t = useTexts("shell");
  return (
    <Shell>
      <Suspense fallback={<Loading text={t("loading")} />}>
        <Boundary name={t("thePage")} resetKey={key}>
          <Routes>
            {pages.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </Routes>
        </Boundary>
        <EarlyText />
      </Suspense>
    </Shell>
  );
}
