import type { Cycle } from "@daily-quran/domain/group/cycle";
import { groupPath, groupReadingPath } from "@daily-quran/domain/web-paths";
import { Button } from "../../../ui/buttons/button.tsx";
import { useSchedule } from "../../../reader/day/use-schedule.ts";
import { useDayTitle } from "../../../reader/day-title.ts";
import { useFormats } from "../../../texts/use-formats.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { Link } from "../../../ui/buttons/link.tsx";
import { hasBegun, homeDaysOf } from "../../../reader/day/cycle.ts";
import { useDayStart } from "../../../reader/day/use-day-start.ts";
import type { HomeGroup } from "../../../reader/day/day-override.ts";
import { HomeButton } from "../../../reader/day/home-button.tsx";
import { DayChange } from "../day-change.tsx";
import type { QuizPath } from "../tab-props.ts";
import { useDoneText } from "../use-done-text.ts";
import { useProgress } from "../use-progress.ts";
import { CycleCheckIn } from "./cycle-check-in.tsx";
import { trpc } from "../../../reader/server/trpc.tsx";
import classes from "./overview.module.css";

interface CycleTodayProps {
  readonly cycle: Cycle;
  readonly group: HomeGroup;
  /** Absent where the user may not take a quiz. */
  readonly quizPath: QuizPath | undefined;
  readonly memberCount: number;
}

/** What a cycle reads today, its quiz and check-in, what the member has done, who has done today and who leads. */
export function CycleToday({ cycle, group, quizPath, memberCount }: CycleTodayProps) {
  const t = useTexts("cycles");
  const titleOf = useDayTitle();
  const { currentDay } = cycle;
  const now = useDayStart();
  const { data: schedule } = useSchedule();
  const { isKnown, done, membersDone, namesDone } = useProgress(cycle, quizPath !== undefined);
  if (!hasBegun(cycle, now)) return <Begins startDate={cycle.startDate} />;
  const entry = schedule?.find(({ day }) => day === currentDay);
  const title = entry ? titleOf(entry) : t("dayTitle", { day: currentDay });
  return (
    <div className={classes.today}>
      <p>{t("today", { name: title, title: (name) => <strong>{name}</strong> })}</p>
      <div className={classes.buttons}>
        <Button component={Link} to={groupReadingPath(currentDay, group.id)}>
          {t("read", { day: currentDay })}
        </Button>
        <QuizButtons cycle={cycle} quizPath={quizPath} points={done.get(currentDay)} />
        {quizPath && <HomeButton choice={{ ...homeDaysOf(cycle), group }} name={group.name} />}
      </div>
      {quizPath && cycle.settings.dailyCheckInRequired && (
        <CycleCheckIn cycleId={cycle.id} day={currentDay} quizDays={[...done.keys()]} />
      )}
      {isKnown && (
        <dl className={classes.progress}>
          <dt>{t("you")}</dt>
          <dd>{t("youDone", { done: done.size, days: currentDay })}</dd>
          {membersDone !== undefined && (
            <>
              <dt>{t("group")}</dt>
              <dd>
                <MembersDone done={membersDone} members={memberCount} names={namesDone} />
              </dd>
            </>
          )}
          {cycle.settings.leaderboardEnabled && <LeadLine cycleId={cycle.id} />}
        </dl>
      )}
      <p className={classes.change}>
        <DayChange cycle={cycle} now={now} />
      </p>
    </div>
  );
}

/** By the reader's own clock: a cycle begins at 00:00 UTC. */
function Begins({ startDate }: Pick<Cycle, "startDate">) {
  const t = useTexts("cycles");
  const { instant, time } = useFormats();
  return (
    <p className={classes.begins}>
      {t("begins", { day: instant(startDate), time: time(startDate) })}
    </p>
  );
}

interface MembersDoneProps {
  readonly done: number;
  readonly members: number;
  /** Of the first of them; none where the cycle names nobody. */
  readonly names: readonly string[];
}

function MembersDone({ done, members, names }: MembersDoneProps) {
  const t = useTexts("cycles");
  if (names.length === 0) return t("membersDone", { done, members });
  const listed = names.join(", ");
  const more = done - names.length;
  return t("membersDoneNamed", {
    done,
    members,
    names: more > 0 ? t("andMore", { names: listed, more }) : listed,
  });
}

interface QuizButtonsProps {
  readonly cycle: Cycle;
  readonly quizPath: QuizPath | undefined;
  /** Today's points; undefined before the quiz is done. */
  readonly points: number | undefined;
}

/** Today's quiz; once done its result, and the way on to the leaderboard. */
function QuizButtons({ cycle, quizPath, points }: QuizButtonsProps) {
  const t = useTexts("cycles");
  const doneText = useDoneText();
  const { id, groupId, currentDay, settings } = cycle;
  if (!quizPath || !settings.quizEnabled) return null;
  const path = quizPath({ groupId, cycleId: id, day: currentDay });
  return (
    <>
      <Button component={Link} to={path} variant="default">
        {points === undefined ? t("takeQuiz") : doneText(cycle, points)}
      </Button>
      {points !== undefined && settings.leaderboardEnabled && (
        <Button component={Link} to={groupPath(groupId, "leaderboard")} variant="subtle">
          {t("seeLeaderboard")}
        </Button>
      )}
    </>
  );
}

/** How a cycle stands: its leader, and the user's own rank. Nothing before the first point is earned. */
function LeadLine({ cycleId }: { readonly cycleId: number }) {
  const t = useTexts("cycles");
  const { data } = trpc.leaderboard.get.useQuery(
    { cycleId, limit: 2 },
    { staleTime: 0, meta: { ownsError: true } },
  );
  const [leader, second] = data?.items ?? [];
  if (!leader || leader.points === 0) return null;
  const own = data?.own;
  const { points } = leader;
  const name = leader.user.username;
  const isShared = second?.rank === leader.rank;
  return (
    <>
      <dt>{t("standing")}</dt>
      <dd>
        {isShared
          ? t("sharedLead", { points })
          : own === undefined
            ? t("leads", { name, points })
            : own.id === leader.id
              ? t("youLead", { points })
              : t("leadsYou", { name, points, rank: own.rank, own: own.points })}
      </dd>
    </>
  );
}
