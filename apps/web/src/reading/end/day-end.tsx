import type { Reading } from "@daily-quran/domain/reading";
import { OpenCheckIns } from "../../features/group/open-check-ins.tsx";
import { OpenQuizzes } from "../../features/group/open-quizzes.tsx";
import { ScriptChoice } from "../../features/script/script-choice.tsx";
import { ReadingEnd } from "../../features/reading/end/reading-end.tsx";
import { lazyPart } from "../../lib/lazy-part.ts";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { useItems } from "../../reader/progress/use-progress.ts";
import { sessionHint } from "../../reader/server/session-hint.ts";
import { TrpcProvider } from "../../reader/server/trpc.tsx";
import { useLanguage, useTexts } from "../../texts/use-texts.ts";
import { useOpenCycles } from "../../features/group/use-open-cycles.ts";
import { type CycleDay, useCheckIn } from "../../reader/check-in/use-check-in.ts";
import { useReadDays } from "../../reader/progress/day-marks.ts";
import { loadScript, NEARED } from "../ways/load-ahead.ts";
import { useReadingGroup } from "../../reader/day/use-reading-group.ts";
import { TryQuiz } from "../quiz/try-quiz.tsx";
import { Boundary } from "../../ui/status/boundary.tsx";

const DayPlans = lazyPart(
  "own plans",
  async () => (await import("../../features/plan/day-plans.tsx")).DayPlans,
);

/** Where most learn the Arabic from mushafs in the Indo-Pak script. */
const LEARNS_INDO_PAK = { en: false, bn: true };

export interface DayEndProps {
  readonly reading: Reading;
  /** The day of the plan that the reader is at. */
  readonly currentDay: number;
}

/** The end of a day's reading, with the reader's own plans and the quizzes of a user's groups. */
export function DayEnd({ reading, currentDay }: DayEndProps) {
  const t = useTexts("reading");
  const hasPlans = (useItems("plan") ?? []).length > 0;
  const [userId] = useStoredValue(sessionHint);
  const { day } = reading;
  const groupId = useReadingGroup(day);
  const { served } = useLanguage();
  const practice = <TryQuiz key={day} day={day} isToday={day === currentDay} />;
  return (
    <Boundary name={t("theEnd")} size="line">
      {LEARNS_INDO_PAK[served] && (
        <div {...NEARED}>
          <ScriptChoice asks load={loadScript} />
        </div>
      )}
      <ReadingEnd reading={reading} currentDay={currentDay}>
        {hasPlans && (
          <Boundary name={t("theEnd")} size="line">
            <DayPlans day={reading.day} />
          </Boundary>
        )}
        <Boundary name={t("yourQuizzes")} size="line">
          {userId === null ? (
            practice
          ) : (
            <TrpcProvider>
              <OpenCheckIns day={reading.day} />
              <GroupsRead day={reading.day} />
              <OpenQuizzes groupId={groupId}>{practice}</OpenQuizzes>
            </TrpcProvider>
          )}
        </Boundary>
      </ReadingEnd>
    </Boundary>
  );
}

/** Once the reader has read a day: how many have in each group that asks for it. */
function GroupsRead({ day }: { readonly day: number }) {
  const isRead = useReadDays().has(day);
  const asking = useOpenCycles().open?.filter(
    ({ cycle: { settings, currentDay } }) =>
      settings.dailyCheckInRequired && settings.startDay <= day && day <= currentDay,
  );
  if (!isRead) return null;
  return asking?.map(({ group, cycle }) => (
    <GroupRead key={cycle.id} name={group.name} cycleId={cycle.id} day={day} />
  ));
}

function GroupRead({ name, ...cycleDay }: CycleDay & { readonly name: string }) {
  const t = useTexts("checkin");
  const { checkIns } = useCheckIn(cycleDay);
  // Of oneself alone there is nothing to tell.
  if (!checkIns || checkIns.members < 2 || checkIns.read === 0) return null;
  const { read, members, day } = checkIns;
  return (
    <p>
      {name} · {t("read", { read, members, day })}
    </p>
  );
}
