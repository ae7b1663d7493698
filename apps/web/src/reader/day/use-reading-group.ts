import { useSearchParams } from "react-router-dom";
import { useReadersDay } from "./use-readers-day.ts";

/** The id of the group whose reading a day's is: of the address, or of what home shows. */
export function useReadingGroup(day: number | undefined): number | undefined {
  const now = useReadersDay();
  const atHome = now?.day === day ? now?.group?.id : undefined;
  const inAddress = useSearchParams()[0].get("group");
  return inAddress !== null && /^\d+$/.test(inAddress) ? Number(inAddress) : atHome;
}
