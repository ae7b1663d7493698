import type { ReactNode } from "react";
import { lazyPart } from "../../lib/lazy-part.ts";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { script } from "./script.ts";
import type { InScriptProps } from "./written-verse.ts";

const inUthmani = ({ arabic, marks = [], children }: InScriptProps): ReactNode =>
  children({ text: arabic, marks });

/** A verse in the Indo-Pak script; in the Uthmani one until this is there, and where it can't be loaded. */
export const InIndoPak = lazyPart<InScriptProps>(
  "Indo-Pak",
  async () => (await import("./in-indo-pak.tsx")).InIndoPak,
  { waiting: inUthmani, failed: inUthmani },
);

/** A verse in the reader's script. */
export function InScript(props: InScriptProps) {
  const [chosen] = useStoredValue(script);
  return chosen === "indopak" ? <InIndoPak {...props} /> : inUthmani(props);
}
