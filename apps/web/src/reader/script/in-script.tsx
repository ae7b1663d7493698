import { type ReactNode, Suspense } from "react";
import { lazyPart } from "../../lib/lazy-part.ts";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { script } from "./script.ts";

/** A range of a text in UTF-16 units, as for `slice`. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A verse's Arabic as it is to be set. */
export interface WrittenVerse {
  readonly text: string;
  readonly marks: readonly TextRange[];
  /** The ornament at its end; only in the Indo-Pak script, where signs stand on it. */
  readonly ornament?: ReactNode;
}

export interface InScriptProps {
  readonly verse: { readonly surahNumber: number; readonly verseNumber: number };
  /** In the Uthmani script. */
  readonly arabic: string;
  /** Of the Uthmani text. */
  readonly marks?: readonly TextRange[] | undefined;
  readonly children: (written: WrittenVerse) => ReactNode;
}

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
