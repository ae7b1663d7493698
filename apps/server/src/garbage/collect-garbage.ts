import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

type Collect = (options: { type: "major"; execution: "async" }) => Promise<void>;

/** Collects all garbage, which stops this thread for some 30 ms. */
export async function collectGarbage(): Promise<void> {
  // A context made after this has the function; that of the process does not change.
  setFlagsFromString("--expose-gc");
  const collect: Collect = runInNewContext("gc");
  // As a task of its own: what the stack still has is kept otherwise.
  await collect({ type: "major", execution: "async" });
}
