import { OwnDayEnded } from "../features/day/own-day-ended.tsx";
import { GroupReadings } from "../features/group/today/group-readings.tsx";
import { Boundary } from "../ui/boundary.tsx";

/** What only some visits to the home page show. */
export function HomeExtras({ userId }: { readonly userId: number | undefined }) {
  return (
    <Boundary name="Your groups" size="none">
      <OwnDayEnded />
      {userId !== undefined && <GroupReadings key={userId} />}
    </Boundary>
  );
}
