import type { AnsweredPractice } from "@daily-quran/domain/practice/practice";
import { answeredPracticePath } from "@daily-quran/domain/practice/practice-paths";
import type { QuizQuestion } from "@daily-quran/domain/quiz";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { failureStatus } from "../../../reader/server/failure.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { Unloaded } from "../../../ui/status/unloaded.tsx";
import { useQuizLanguage } from "../quiz-language.ts";
import { notAskedFirst } from "./not-asked-first.ts";
import { PracticeRounds, type PracticeRoundsProps } from "./practice-rounds.tsx";

type PracticeProps = Omit<
  PracticeRoundsProps,
  "questions" | "freshCount" | "language" | "onLanguage"
> & {
  /** What a quiz of the day has asked already. */
  readonly asked: readonly QuizQuestion[];
};

/** Questions on a day without points; nothing of them is stored, here or on the server. */
export function Practice({ asked, ...props }: PracticeProps) {
  const t = useTexts("practice");
  const [language, chooseLanguage] = useQuizLanguage();
  const { data, error, refetch } = useQuery<AnsweredPractice>({
    queryKey: [answeredPracticePath(props.day, language)],
    placeholderData: keepPreviousData,
    // What is being answered stays as it is.
    staleTime: Infinity,
    meta: { ownsError: true },
  });
  const failed = t(error && failureStatus(error) === undefined ? "needsConnection" : "failed");
  if (!data) return <Unloaded failed={failed} loading={t("loading")} of={{ error, refetch }} />;
  return (
    <PracticeRounds
      {...props}
      {...notAskedFirst(data.questions, asked)}
      language={data.language}
      onLanguage={chooseLanguage}
    />
  );
}
