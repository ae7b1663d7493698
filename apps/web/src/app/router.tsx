import { Suspense } from "react";
import { Route, Routes } from "react-router-dom";
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
  return (
    <Shell>
      <Suspense fallback={<Loading text="Loading…" />}>
        <Routes>
          {pages.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Routes>
        <EarlyText />
      </Suspense>
    </Shell>
  );
}
