import type { ReaderDate } from "@daily-quran/reading-schedule/reader-streak";
import { useMemo, useSyncExternalStore } from "react";
import { onReturn } from "../../lib/on-return.ts";
import { readerToday } from "./reader-today.ts";
import { useProgress } from "./use-progress.ts";

/** The reader's own date, also after a night in an open tab; undefined until the progress is loaded. */
export function useReaderToday(): ReaderDate | undefined {
  const state = useProgress();
  const text = useSyncExternalStore(
    onReturn,
    () => (state ? JSON.stringify(readerToday(state)) : undefined),
    () => undefined,
  );
  return useMemo(() => (text === undefined ? undefined : (JSON.parse(text) as ReaderDate)), [text]);
}
