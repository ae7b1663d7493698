import { useState } from "react";
import { useCycles } from "../../reader/day/use-cycles.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Empty } from "../../ui/status/empty.tsx";
import { Unloaded } from "../../ui/status/unloaded.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { Standings } from "./standings.tsx";

interface LeaderboardProps {
  readonly groupId: number;
  readonly userId: number;
}

/** The leaderboard of a group's cycle, or of the chosen one if there are several. */
export function Leaderboard({ groupId, userId }: LeaderboardProps) {
  const t = useTexts("leaderboard");
  const [chosenId, setChosenId] = useState<number>();
  const { cycles, error, refetch } = useCycles(groupId);
  const competitions = cycles?.filter(({ settings }) => settings.leaderboardEnabled);
  if (!competitions)
    return <Unloaded failed={t("failed")} loading={t("loading")} of={{ error, refetch }} />;
  const cycle =
    competitions.find(({ id }) => id === chosenId) ??
    competitions.find(({ isActive }) => isActive) ??
    competitions[0];
  if (!cycle) return <NoCompetition />;
  return (
    <>
      {competitions.length > 1 && (
        <SelectField
          label={t("cycle")}
          mb="md"
          data={competitions.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(cycle.id)}
          onChange={(event) => setChosenId(Number(event.currentTarget.value))}
        />
      )}
      <Standings key={cycle.id} cycle={cycle} userId={userId} empty={<NoCompetition />} />
    </>
  );
}

function NoCompetition() {
  const t = useTexts("leaderboard");
  return <Empty title={t("none")} hint={t("noneHint")} />;
}
