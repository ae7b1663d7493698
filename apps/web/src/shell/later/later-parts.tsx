import { useEffect } from "react";
import { keepEarlyKeys } from "../../features/keyboard/early-keys.ts";
import { lazyPart } from "../../lib/lazy-part.ts";
import { Later } from "../../reader/later.tsx";

const IdleParts = lazyPart("idle parts", async () => (await import("./idle-parts.tsx")).IdleParts);

/** The reader's progress and the keys, loaded once they can't be in the way of the first touch. */
export function LaterParts() {
  useEffect(keepEarlyKeys, []);
  return (
    <Later>
      <IdleParts />
    </Later>
  );
}
