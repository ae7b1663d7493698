import { type ComponentType, type ReactNode, Suspense } from "react";
import { lazyPart } from "../../lib/lazy-part.ts";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { script } from "./script.ts";
import type { InScriptProps } from "./written-verse.ts";

const inUthmani = ({ arabic, marks = [], children }: InScriptProps): ReactNode =>
  children({ text: arabic, marks });

let InIndoPak: ComponentType<InScriptProps> = lazyPart(
  "Indo-Pak",
  async () => (await import("./in-indo-pak.tsx")).InIndoPak,
  inUthmani,
);

/** What is loaded before it is chosen needs no further render. */
export const giveIndoPak = (loaded: typeof InIndoPak): void => {
  InIndoPak = loaded;
};

/** A verse in the reader's script; the Uthmani one until the other is there, and where it can't be loaded. */
export function InScript(props: InScriptProps) {
  const [chosen] = useStoredValue(script);
  const uthmani = inUthmani(props);
  if (chosen !== "indopak") return uthmani;
  return (
    <Suspense fallback={uthmani}>
      <InIndoPak {...props} />
    </Suspense>
  );
}
