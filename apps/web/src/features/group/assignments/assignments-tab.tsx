import type { Cycle } from "@daily-quran/domain/group/cycle";
import type { Schedule } from "@daily-quran/domain/reading";
import { Button } from "../../../ui/buttons/button.tsx";
import { useSchedule } from "../../../reader/day/use-schedule.ts";
import { useMemo, useState } from "react";
import { lazyPart } from "../../../lib/lazy-part.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { dueDateOf, hasBegun } from "../../../reader/day/cycle.ts";
import { useDayStart } from "../../../reader/day/use-day-start.ts";
import { Unloaded } from "../../../ui/status/unloaded.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { Loading } from "../../../ui/status/loading.tsx";
import type { TabProps } from "../tab-props.ts";
import { useProgress } from "../use-progress.ts";
import { Assignments } from "./assignments.tsx";
import { DEFAULT_POINTS, maximumPoints } from "@daily-quran/quiz-scoring/points";
import { useFormats } from "../../../texts/use-formats.ts";
import classes from "./plan-summary.module.css";

const OwnQuestions = lazyPart(
  "own questions",
  async () => (await import("../questions/own-questions.tsx")).OwnQuestions,
  { waiting: QuestionsLoading, failed: QuestionsFailed },
);

function QuestionsLoading() {
  const t = useTexts("assignments");
  return <Loading text={t("loading")} />;
}

function QuestionsFailed() {
  const t = useTexts("assignments");
  return <p role="alert">{t("ownQuestionsFailed")}</p>;
}

/** The assignments of the group's active cycle, or of the chosen one if several are; at first of one that has begun. */
export function AssignmentsTab({ group, access, quizPath }: TabProps) {
  const t = useTexts("assignments");
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [areQuestionsOpen, setQuestionsOpen] = useState(false);
  const { activeCycles } = group;
  const today = useDayStart();
  const [opened] = useState(() => activeCycles.find((one) => hasBegun(one, today))?.id);
  const shownId = chosenId ?? opened;
  const cycle = activeCycles.find(({ id }) => id === shownId) ?? activeCycles[0];
  const { data: schedule, error, refetch } = useSchedule();
  const { done } = useProgress(cycle, access.role !== undefined);
  // The same list while nothing changes: its table has 300 rows.
  const days = useMemo(
    () => cycle && schedule?.filter(({ day }) => dueDateOf(cycle, day) <= cycle.endDate),
    [cycle, schedule],
  );
  if (!cycle) return null;
  if (!days)
    return <Unloaded failed={t("failed")} loading={t("loading")} of={{ error, refetch }} />;
  return (
    <>
      <PlanSummary days={days} />
      {activeCycles.length > 1 && (
        <SelectField
          label={t("cycle")}
          mb="md"
          data={activeCycles.map(optionOf)}
          value={String(cycle.id)}
          onChange={(event) => setChosenId(Number(event.currentTarget.value))}
        />
      )}
      {access.isAdmin && cycle.settings.quizEnabled && (
        <>
          <Button
            mb="md"
            variant="default"
            aria-expanded={areQuestionsOpen}
            onClick={() => setQuestionsOpen(!areQuestionsOpen)}
          >
            {t("ownQuestions")}
          </Button>
          {areQuestionsOpen && (
            <OwnQuestions key={cycle.id} cycleId={cycle.id} day={cycle.currentDay} />
          )}
        </>
      )}
      <Assignments
        key={cycle.id}
        cycle={cycle}
        schedule={days}
        quizPath={access.role && quizPath}
        done={done}
      />
    </>
  );
}

const optionOf = ({ id, name }: Cycle) => ({ value: String(id), label: name });

function PlanSummary({ days }: { readonly days: Schedule }) {
  const t = useTexts("assignments");
  const { number } = useFormats();
  const figures = [
    { figure: days.length, key: "totalDays" },
    { figure: days.reduce((sum, { verseCount }) => sum + verseCount, 0), key: "totalVerses" },
    { figure: days.length * maximumPoints(DEFAULT_POINTS), key: "totalPoints" },
  ] as const;
  return (
    <dl className={classes.summary}>
      {figures.map(({ figure, key }) => (
        <div key={key} className={classes.card}>
          <dt>{t(key)}</dt>
          <dd>{number(figure)}</dd>
        </div>
      ))}
    </dl>
  );
}
