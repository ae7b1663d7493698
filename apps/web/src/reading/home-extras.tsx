import { OwnDayEnded } from "../features/day/own-day-ended.tsx";
import { GroupReadings } from "../features/group/today/group-readings.tsx";
import { useTexts } from "../texts/use-texts.ts";
import { Boundary } from "../ui/status/boundary.tsx";

/** What only some visits to the home page show. */
export function HomeExtras({ userId }: { readonly userId: number | undefined }) {
  const t = useTexts("reading");
  return (
    <Boundary name={t("yourGroups")} size="none">
      <OwnDayEnded />
      {userId !== undefined && <GroupReadings key={userId} />}
    </Boundary>
  );
}
