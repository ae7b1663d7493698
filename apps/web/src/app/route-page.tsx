import { type ComponentType, lazy } from "react";
import { logFailure } from "../lib/failure-log.ts";
import { PageFailed } from "./page-failed.tsx";
import type { AppRoute } from "./routes.ts";

const loaded = new Map<AppRoute, ComponentType>();

/** Loads a route's page before rendering on the server and before hydrating, so that it does not suspend. */
export async function preloadPage(route: AppRoute): Promise<void> {
  loaded.set(route, await route.load());
}

function logPageFailure(error: unknown): ComponentType {
  logFailure("page", error);
  return PageFailed;
}

/** The component of a route: suspends while its page loads unless preloaded; a failed load shows an error. */
export function createRoutePage(route: AppRoute): ComponentType {
  const Lazy = lazy(async () => ({ default: await route.load().catch(logPageFailure) }));
  return function RoutePage() {
    const Page = loaded.get(route) ?? Lazy;
    return <Page />;
  };
}
