import { type ComponentType, Suspense } from "react";
import { lazyPart, withTexts } from "../../lib/lazy-part.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Loading } from "../../ui/status/loading.tsx";
import type { PageWayProps } from "./page-way.tsx";

let loaded: ComponentType<PageWayProps> | undefined;

async function load(): Promise<ComponentType<PageWayProps>> {
  loaded = (await import("./page-way.tsx")).PageWay;
  return loaded;
}

const Later = lazyPart("page way", load);

/** Loads it before a page is rendered or hydrated whose address asks for it. */
export const preloadPageWay = (): Promise<unknown> => withTexts(load);

/** A page of the mushaf as it is printed; loaded when it is chosen. */
export function LaterPageWay(props: PageWayProps) {
  const t = useTexts("quran");
  const PageWay = loaded ?? Later;
  return (
    <Suspense fallback={<Loading text={t("loading")} />}>
      <PageWay {...props} />
    </Suspense>
  );
}
