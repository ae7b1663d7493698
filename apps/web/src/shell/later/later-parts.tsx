import { Suspense, useEffect } from "react";
import { keepEarlyKeys } from "../../features/keyboard/early-keys.ts";
import { lazyPart } from "../../lib/lazy-part.ts";
import { useIdle } from "../../lib/use-idle.ts";

const IdleParts = lazyPart("idle parts", async () => (await import("./idle-parts.tsx")).IdleParts);

/** The reader's progress and the keys, loaded once the page has nothing else to do. */
export function LaterParts() {
  const isIdle = useIdle();
  useEffect(keepEarlyKeys, []);
  return isIdle ? (
    <Suspense>
      <IdleParts />
    </Suspense>
  ) : null;
}
