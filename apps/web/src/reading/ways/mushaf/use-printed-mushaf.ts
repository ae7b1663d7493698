import { MADANI } from "@daily-quran/quran/printed-lines";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { BASMALA } from "../../../features/reading/surah/basmala.tsx";
import { logFailure } from "../../../lib/failure-log.ts";
import { useStoredValue } from "../../../lib/storage/use-stored-value.ts";
import { script } from "../../../reader/script/script.ts";
import { verseSign } from "../../../ui/text/verse-sign.ts";
import { INDO_PAK_PAGE } from "./page-address.ts";
import { LINE_SIZES } from "./line-sizes.generated.ts";
import type { PrintedMushaf } from "./printed-mushaf.ts";

const MADANI_MUSHAF: PrintedMushaf = {
  ...MADANI,
  sizes: LINE_SIZES,
  basmala: BASMALA,
  textOf: ({ arabic }) => arabic,
  signOf: ({ verseNumber }) => verseSign(verseNumber),
};

let indoPak: PrintedMushaf | undefined;

export const loadIndoPakMushaf = async () =>
  (indoPak = (await import("./indo-pak-mushaf.tsx")).INDO_PAK_MUSHAF);

const isNamed = (search: string): boolean => new URLSearchParams(search).has(INDO_PAK_PAGE);

/** Loads what an address names. */
export async function loadNamedMushaf(search: string): Promise<void> {
  if (isNamed(search)) await loadIndoPakMushaf();
}

/** The mushaf in the reader's script, without a choice in the address's; the Madani one until the other is loaded. */
export function usePrintedMushaf(): PrintedMushaf {
  const { search } = useLocation();
  const [chosen] = useStoredValue(script);
  const isWanted = chosen === null ? isNamed(search) : chosen === "indopak";
  const [, setLoaded] = useState<PrintedMushaf>();
  useEffect(() => {
    if (!isWanted || indoPak) return;
    void loadIndoPakMushaf().then(setLoaded, (error: unknown) =>
      logFailure("Indo-Pak pages", error),
    );
  }, [isWanted]);
  return (isWanted && indoPak) || MADANI_MUSHAF;
}
