import type { ReactNode } from "react";
import { useTexts } from "../../texts/use-texts.ts";
import { Failed } from "../../ui/status/failed.tsx";
import { Loading } from "../../ui/status/loading.tsx";
import { ShowMore } from "../../ui/buttons/show-more.tsx";
import { EntryRow } from "./entry-row.tsx";
import classes from "./leaderboard.module.css";
import { useStandings } from "./use-standings.ts";
import { userOf } from "./user-of.ts";

interface StandingsProps {
  readonly cycleId: number;
  readonly userId: number;
  readonly empty: ReactNode;
}

/** The ranked rows of a cycle. The user's own row is sticky, so it is always visible. */
export function Standings({ cycleId, userId, empty }: StandingsProps) {
  const t = useTexts("leaderboard");
  const { entries, own, error, refetch, ...query } = useStandings(cycleId);
  if (!entries && error)
    return <Failed what={t("failed")} error={error} onRetry={() => void refetch()} />;
  if (!entries) return <Loading text={t("loading")} />;
  if (entries.length === 0) return empty;
  const isFurtherDown = own && !entries.some(({ id }) => id === own.id);
  return (
    <>
      <ol className={classes.entries}>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} isOwn={userOf(entry)?.id === userId} />
        ))}
        {isFurtherDown && <EntryRow key={own.id} entry={own} isOwn isApart />}
      </ol>
      <ShowMore query={query} />
    </>
  );
}
