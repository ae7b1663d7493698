import { Suspense } from "react";
import { useLocation } from "react-router-dom";
import { useTexts } from "../texts/use-texts.ts";
import { Boundary } from "../ui/status/boundary.tsx";
import { Loading } from "../ui/status/loading.tsx";
import { EarlyText } from "./early-text.tsx";
import { createRoutePage } from "./routes/route-page.tsx";
import { findRoute, notFoundRoute, routes } from "./routes/routes.ts";
import { Shell } from "./shell.tsx";

const pages = new Map(
  [...routes, notFoundRoute].map((route) => {
    const Page = createRoutePage(route);
    return [route, <Page key={route.path} />] as const;
  }),
);

/** Every page inside the shell. */
export function AppRouter() {
  const { key, pathname } = useLocation();
  const t = useTexts("shell");
  return (
    <Shell>
      <Suspense fallback={<Loading text={t("loading")} />}>
        <Boundary name={t("thePage")} resetKey={key}>
          {pages.get(findRoute(pathname))}
        </Boundary>
        <EarlyText />
      </Suspense>
    </Shell>
  );
}
