import { Suspense } from "react";
import { lazyPart } from "../lib/lazy-part.ts";
import { useIdle } from "../lib/use-idle.ts";

const ProgressPart = lazyPart(
  "progress",
  async () => (await import("./progress-part.tsx")).ProgressPart,
);

/** The reader's progress, loaded once the page has nothing else to do. */
export function LaterProgress() {
  const isIdle = useIdle();
  return isIdle ? (
    <Suspense>
      <ProgressPart />
    </Suspense>
  ) : null;
}
