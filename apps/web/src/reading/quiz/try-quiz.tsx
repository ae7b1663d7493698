import { Button } from "../../ui/buttons/button.tsx";
import { useState } from "react";
import { lazyPart } from "../../lib/lazy-part.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Loading } from "../../ui/status/loading.tsx";
import classes from "./try-quiz.module.css";

function PracticeLoading() {
  const t = useTexts("practice");
  return <Loading text={t("loading")} />;
}

function NotLoaded() {
  const t = useTexts("practice");
  return <p role="alert">{t("needsConnection")}</p>;
}

const DayPractice = lazyPart(
  "practice",
  async () => (await import("./day-practice.tsx")).DayPractice,
  { waiting: PracticeLoading, failed: NotLoaded },
);

interface TryQuizProps {
  readonly day: number;
  readonly isToday: boolean;
}

/** Questions on a day for those who have no quiz of a group to take. */
export function TryQuiz({ day, isToday }: TryQuizProps) {
  const t = useTexts("practice");
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.try}>
      {isOpen ? (
        <DayPractice
          day={day}
          asked={[]}
          level="h2"
          closeLabel={t("close")}
          onClose={() => setOpen(false)}
        />
      ) : (
        <>
          <Button variant="default" onClick={() => setOpen(true)}>
            {t(isToday ? "tryToday" : "tryDay")}
          </Button>
          <p>{t("tryHint")}</p>
        </>
      )}
    </div>
  );
}
