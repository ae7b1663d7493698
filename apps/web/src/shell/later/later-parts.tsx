import { lazyPart } from "../../lib/lazy-part.ts";
import { Later } from "../../reader/later.tsx";

const IdleParts = lazyPart("idle parts", async () => (await import("./idle-parts.tsx")).IdleParts);

/** The reader's progress and the keys, loaded once they can't be in the way of the first touch. */
export const LaterParts = () => (
  <Later>
    <IdleParts />
  </Later>
);
