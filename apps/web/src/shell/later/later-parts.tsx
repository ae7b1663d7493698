import { Suspense, useEffect } from "react";
import { keepEarlyKeys } from "../../features/keyboard/early-keys.ts";
import { lazyPart } from "../../lib/lazy-part.ts";
import { useIdle } from "../../lib/use-idle.ts";
import { whenIdle } from "../../lib/when-idle.ts";

const IdleParts = lazyPart("idle parts", async () => {
  // The first use of `Intl` takes as long as all of them: it has a moment of its own while they load.
  whenIdle(() => void new Intl.DateTimeFormat());
  return (await import("./idle-parts.tsx")).IdleParts;
});

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
