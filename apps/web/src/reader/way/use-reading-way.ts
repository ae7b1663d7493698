import { useCallback } from "react";
import { useLocation } from "react-router-dom";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { inWay, type ReadingWay, readingWay, wayOf } from "./reading-way.ts";

/** The way to read here: the address's, else the reader's own. */
export function useReadingWay(): ReadingWay {
  const [stored] = useStoredValue(readingWay);
  return wayOf(useLocation().search) ?? stored;
}

/** Gives an address the way that the open page's asks for. */
export function useInAskedWay(): (address: string) => string {
  const asked = wayOf(useLocation().search) ?? "verses";
  return useCallback((address) => inWay(asked, address), [asked]);
}
