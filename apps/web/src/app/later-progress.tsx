import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "../lib/lazy-part.ts";
import { whenIdle } from "../lib/when-idle.ts";

const ProgressPart = lazyPart(
  "progress",
  async () => (await import("./progress-part.tsx")).ProgressPart,
);

/** The reader's progress, loaded once the page has nothing else to do. */
export function LaterProgress() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle ? (
    <Suspense>
      <ProgressPart />
    </Suspense>
  ) : null;
}
