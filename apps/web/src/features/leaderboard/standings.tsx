import type { ReactNode } from "react";
import { useTexts } from "../../texts/use-texts.ts";
import { Unloaded } from "../../ui/status/unloaded.tsx";
import { ShowMore } from "../../ui/buttons/show-more.tsx";
import type { Cycle } from "@daily-quran/domain/group/cycle";
import type { LeaderboardEntry } from "@daily-quran/domain/group/leaderboard";
import { Initial } from "../../ui/text/initial.tsx";
import { RankMark } from "./rank-mark.tsx";
import classes from "./leaderboard.module.css";
import { trpc } from "../../reader/server/trpc.tsx";

interface StandingsProps {
  readonly cycle: Cycle;
  readonly userId: number;
  readonly empty: ReactNode;
}

/** The ranked rows of a cycle. The user's own row is sticky, so it is always visible. */
export function Standings({ cycle, userId, empty }: StandingsProps) {
  const t = useTexts("leaderboard");
  const { entries, own, error, refetch, ...query } = useStandings(cycle.id);
  if (!entries)
    return <Unloaded failed={t("failed")} loading={t("loading")} of={{ error, refetch }} />;
  if (entries.length === 0) return empty;
  const isFurtherDown = own && !entries.some(({ id }) => id === own.id);
  return (
    <>
      <ol>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} isOwn={userOf(entry)?.id === userId} />
        ))}
        {isFurtherDown && <EntryRow key={own.id} entry={own} isOwn isApart />}
      </ol>
      <ShowMore query={query} />
      {!query.hasNextPage && <p className={classes.others}>{t("others")}</p>}
      {!cycle.settings.gradedOnly && <p className={classes.others}>{t("reported")}</p>}
    </>
  );
}

const PER_PAGE = 50;

/** The standings of a cycle, the first first, page by page; `own` is the user's, at any position. */
function useStandings(cycleId: number) {
  const query = trpc.leaderboard.get.useInfiniteQuery(
    { cycleId, limit: PER_PAGE },
    // Other members earn points, so a cached copy is soon stale.
    { staleTime: 0, meta: { ownsError: "load" }, getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const entries = query.data?.pages.flatMap(({ items }) => items);
  return { ...query, entries, own: query.data?.pages.at(-1)?.own };
}

interface EntryRowProps {
  readonly entry: LeaderboardEntry;
  readonly isOwn: boolean;
  /** Whether rows are missing between the one above and this one. */
  readonly isApart?: boolean;
}

/** A member's row of the leaderboard: two lines on a phone. */
function EntryRow({ entry, isOwn, isApart = false }: EntryRowProps) {
  const t = useTexts("leaderboard");
  const { rank, currentDay, streak, totalVersesRead, completedDays, points } = entry;
  const name = userOf(entry)?.username || t("unknown");
  return (
    <li className={classes.entry} aria-current={isOwn || undefined} data-apart={isApart}>
      <RankMark rank={rank} />
      <Initial name={name} />
      <p className={classes.name}>
        <strong>{name}</strong>
        {isOwn && <span> {t("you")}</span>}
      </p>
      <p className={classes.day}>{t("day", { day: currentDay, streak })}</p>
      <p className={classes.read}>
        <span>{t("verses", { count: totalVersesRead })}</span>
        <span>{t("days", { count: completedDays.length })}</span>
      </p>
      <p className={classes.points}>
        {t("points", { points, figure: (figure) => <strong>{figure}</strong> })}
      </p>
    </li>
  );
}

type Loose = { readonly user?: LeaderboardEntry["user"] | null };

/** Whose entry it is; undefined if the response has no user in it. */
const userOf = ({ user }: Loose): LeaderboardEntry["user"] | undefined => user ?? undefined;
