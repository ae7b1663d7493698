import { useLocation } from "react-router-dom";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { type ReadingWay, readingWay, wayOf } from "./reading-way.ts";

/** The way to read here: the address's, else the reader's own. */
export function useReadingWay(): ReadingWay {
  const [stored] = useStoredValue(readingWay);
  return wayOf(useLocation().search) ?? stored;
}
