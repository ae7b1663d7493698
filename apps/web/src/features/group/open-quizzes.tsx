import type { Cycle } from "@daily-quran/domain/group/cycle";
import type { Group } from "@daily-quran/domain/group/group";
import { quizPath } from "@daily-quran/domain/web-paths";
import type { ReactNode } from "react";
import { Link } from "../../ui/buttons/link.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import classes from "./open-quizzes.module.css";
import { useDoneText } from "./use-done-text.ts";
import { useOpenCycles } from "./use-open-cycles.ts";
import { useProgress } from "./use-progress.ts";

interface OpenQuizzesProps {
  /** The group whose reading this is: its quiz comes first. */
  readonly groupId?: number | undefined;
  /** Where there is none. */
  readonly children?: ReactNode;
}

/** Today's quiz of each of the reader's groups: to take, or what it earned. */
export function OpenQuizzes({ groupId, children }: OpenQuizzesProps) {
  const isLater = ({ group }: { readonly group: Group }) => Number(group.id !== groupId);
  const open = useOpenCycles()
    .open?.filter(({ cycle }) => cycle.settings.quizEnabled)
    .toSorted((one, other) => isLater(one) - isLater(other));
  if (!open) return null;
  if (open.length === 0) return children;
  return (
    <ul className={classes.quizzes}>
      {open.map(({ group, cycle }) => (
        <li key={cycle.id}>
          <OpenQuiz groupName={group.name} cycle={cycle} />
        </li>
      ))}
    </ul>
  );
}

interface OpenQuizProps {
  readonly groupName: string;
  readonly cycle: Cycle;
}

function OpenQuiz({ groupName, cycle }: OpenQuizProps) {
  const t = useTexts("together");
  const doneText = useDoneText();
  const { done } = useProgress(cycle, true);
  const { id: cycleId, groupId, currentDay: day } = cycle;
  const points = done.get(day);
  return (
    <Link to={quizPath({ groupId, cycleId, day })} className={classes.quiz}>
      <span>{t("quizDay", { group: groupName, day })}</span>{" "}
      <strong>{points === undefined ? t("takeQuiz") : doneText(cycle, points)}</strong>
    </Link>
  );
}
