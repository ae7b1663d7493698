import { useSearchParams } from "react-router-dom";
import { useReadersDay } from "../../reader/day/use-readers-day.ts";

/** The id of the group whose reading is shown: of the address, or of what home shows. */
export function useReadingGroup(): number | undefined {
  const atHome = useReadersDay()?.group?.id;
  const inAddress = useSearchParams()[0].get("group");
  return inAddress !== null && /^\d+$/.test(inAddress) ? Number(inAddress) : atHome;
}
