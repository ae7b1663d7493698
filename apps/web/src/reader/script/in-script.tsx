import { type ReactNode, Suspense } from "react";
import { lazyPart } from "../../lib/lazy-part.ts";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { script } from "./script.ts";
import type { InScriptProps } from "./written-verse.ts";

const inUthmani = ({ arabic, marks = [], children }: InScriptProps): ReactNode =>
  children({ text: arabic, marks });

const InIndoPak = lazyPart(
  "Indo-Pak script",
  async () => (await import("./in-indo-pak.tsx")).InIndoPak,
  inUthmani,
);

/** A verse in the reader's script; the Uthmani one until the other is there, and where it can't be loaded. */
export function InScript(props: InScriptProps) {
  const [chosen] = useStoredValue(script);
  if (chosen !== "indopak") return inUthmani(props);
  return (
    <Suspense fallback={inUthmani(props)}>
      <InIndoPak {...props} />
    </Suspense>
  );
}
