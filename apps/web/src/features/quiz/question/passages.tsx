import type { Passage, QuizLanguage } from "@daily-quran/domain/quiz";
import classes from "./passages.module.css";
import { QuizText } from "./quiz-text.tsx";

interface PassagesProps {
  readonly passages: readonly Passage[];
  readonly language: QuizLanguage;
}

/** What a question is about: a text, or several with their numbers. */
export function Passages({ passages, language }: PassagesProps) {
  if (passages.length === 0) return null;
  if (passages.length === 1)
    return (
      <div className={classes.passages}>
        {passages.map((passage) => (
          <PassageText key="only" passage={passage} language={language} />
        ))}
      </div>
    );
  return (
    <ol className={classes.passages} lang={language} dir="ltr">
      {passages.map((passage) => (
        <li key={passage.arabic ?? passage.text}>
          <PassageText passage={passage} language={language} />
        </li>
      ))}
    </ol>
  );
}

function PassageText({
  passage: { arabic, text },
  language,
}: {
  readonly passage: Passage;
  readonly language: QuizLanguage;
}) {
  return (
    <>
      {arabic !== undefined && (
        <p lang="ar" dir="rtl" className={classes.arabic}>
          <QuizText text={arabic} />
        </p>
      )}
      {text !== undefined && (
        <p lang={language} dir="ltr" className={classes.text}>
          {text}
        </p>
      )}
    </>
  );
}
