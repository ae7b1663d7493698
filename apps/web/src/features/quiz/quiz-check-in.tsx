import { CheckInMark } from "../../reader/check-in/check-in-mark.tsx";
import classes from "../../reader/check-in/check-in.module.css";
import { missingDays } from "../../reader/check-in/missing-days.ts";
import { useCheckIn } from "../../reader/check-in/use-check-in.ts";
import { useTexts } from "../../texts/use-texts.ts";
import type { QuizDay } from "./use-quiz.ts";

/** After a day's quiz: the check-in, where the streak needs one and it is missing. */
export function QuizCheckIn({ cycleId, day }: QuizDay) {
  const t = useTexts("checkin");
  const checkIn = useCheckIn({ cycleId, day });
  const { checkIns, isRead, isMarkedHere } = checkIn;
  const isMissing = checkIns !== undefined && missingDays(checkIns, [day]).length > 0;
  if (!isMissing && !isMarkedHere) return null;
  return (
    <div className={classes.afterQuiz}>
      {!isRead && <p>{t("quizOnly", { day })}</p>}
      <CheckInMark day={day} checkIn={checkIn} />
    </div>
  );
}
