import type { Quiz } from "@daily-quran/domain/quiz";
import { type ReactNode, useState } from "react";
import { Navigate } from "react-router-dom";
import { PageHead } from "../../lib/page-head.tsx";
import { startAtTop } from "../../lib/start-at-top.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Link } from "../../ui/buttons/link.tsx";
import { Loading } from "../../ui/status/loading.tsx";
import type { VerseParts } from "./question/answer-feedback.tsx";
import { useQuizLanguage } from "./quiz-language.ts";
import { isRefused, QuizRefused } from "./quiz-refused.tsx";
import { QuizResults } from "./quiz-results.tsx";
import { QuizRun, type RenderQuestionFoot } from "./quiz-run.tsx";
import classes from "./quiz-screen.module.css";
import type { QuizPaths } from "./quiz-paths.ts";
import { keepDeed, useDeeds } from "../../reader/deeds/deeds.ts";
import { failureStatus } from "../../reader/server/failure.ts";
import { trpc } from "../../reader/server/trpc.tsx";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { useOwnToast } from "../../ui/toasts/use-own-toast.ts";
import { useShowToast } from "../../ui/toasts/use-toasts.ts";
import { isQuizDay, type QuizDay, useQuiz } from "./use-quiz.ts";

interface QuizScreenProps {
  /** NaN when the URL has no valid cycle or day. */
  readonly quizDay: QuizDay;
  /** The group of the URL, NaN when it has none. */
  readonly groupId: number;
  readonly paths: QuizPaths;
  readonly verseParts: VerseParts;
  readonly renderQuestionFoot: RenderQuestionFoot;
  /** More questions on the day of a quiz that is done. */
  readonly renderPractice: (quiz: Quiz, onClose: () => void) => ReactNode;
}

/** A day's quiz: its questions one after the other, then what they earned. */
export function QuizScreen(props: QuizScreenProps) {
  const { quizDay, groupId, paths } = props;
  const t = useTexts("quiz");
  const { cycleId, day } = quizDay;
  const isDay = isQuizDay(quizDay);
  return (
    <div className={classes.screen}>
      <PageHead
        title={isDay ? t("head", { day }) : t("headWithoutDay")}
        description={t("description")}
      />
      {isDay ? (
        <DayQuiz key={`${cycleId}/${day}`} {...props} />
      ) : (
        <QuizRefused error={null} paths={paths} groupId={groupId} onRetry={() => {}} />
      )}
    </div>
  );
}

function DayQuiz(props: QuizScreenProps) {
  const t = useTexts("quiz");
  const { quizDay, groupId, paths, verseParts, renderQuestionFoot, renderPractice } = props;
  const [language, chooseLanguage] = useQuizLanguage();
  const { data: quiz, error: failure, refetch } = useQuiz(quizDay, language);
  const completion = useComplete(quizDay);
  const isKept = useDeeds("quiz.complete", { ...quizDay }).length > 0;
  // Undefined until it is first opened.
  const [isPractising, setPractising] = useState<boolean>();
  // The cycle may be gone, or the reader no member any more, since the quiz was loaded.
  const refusal = [completion.error, failure].find(isRefused);
  const error = refusal ?? (quiz ? null : failure);
  if (error)
    return (
      <QuizRefused error={error} paths={paths} groupId={groupId} onRetry={() => void refetch()} />
    );
  if (!quiz) return <Loading text={t("loading")} />;
  // A cycle has one group: under another one's URL its quiz would lead back to the wrong group.
  if (quiz.groupId !== groupId)
    return <Navigate to={paths.quiz({ ...quizDay, groupId: quiz.groupId })} replace />;
  if (isPractising) return renderPractice(quiz, () => setPractising(false));
  if (isKept && !quiz.result)
    return (
      <section>
        <h1>{t("title", { day: quiz.day })}</h1>
        <output>{t("quizKept")}</output>
        <p>
          <Link to={paths.group(groupId)}>{t("backToGroup")}</Link>
        </p>
      </section>
    );
  if (quiz.result || !completion.isIdle)
    return (
      <QuizResults
        quiz={quiz}
        completion={completion}
        paths={paths}
        takesFocus={isPractising !== undefined || !completion.isIdle}
        onPractise={() => {
          setPractising(true);
          startAtTop();
        }}
      />
    );
  return (
    <QuizRun
      quiz={quiz}
      language={language}
      onLanguage={chooseLanguage}
      onComplete={completion.complete}
      verseParts={verseParts}
      renderQuestionFoot={renderQuestionFoot}
    />
  );
}

/** Stores the result of a quiz whose questions are all answered, after the answers that are not sent yet. */
function useComplete(quizDay: QuizDay) {
  const utils = trpc.useUtils();
  const t = useTexts("quiz");
  const showToast = useShowToast();
  const failure = useOwnToast();
  const { mutateAsync, ...mutation } = trpc.quiz.complete.useMutation({
    meta: { ownsError: true },
    onSuccess: async ({ totalPoints }) => {
      failure.withdraw();
      showToast({
        title: t("completed"),
        description: t("earnedToday", { points: totalPoints }),
      });
      const { cycleId } = quizDay;
      const changed = [utils.quiz.progress, utils.leaderboard.get] as const;
      // A first answer that is still on its way is of before, and would be taken for the new one.
      await Promise.all(changed.map((query) => query.cancel({ cycleId })));
      await Promise.all([
        utils.quiz.get.invalidate(quizDay),
        ...changed.map((query) => query.invalidate({ cycleId })),
      ]);
    },
    onError: (error) => {
      failure.withdraw();
      if (failureStatus(error) === undefined) {
        mutation.reset();
        keepDeed("quiz.complete", { ...quizDay });
        return;
      }
      if (isRefused(error)) return;
      failure.show({
        title: t("submissionFailed"),
        description: t("submissionFailedHint"),
        variant: "destructive",
      });
    },
  });
  const complete = useOneAtATime(() => mutateAsync(quizDay));
  const isAnswerKept = useDeeds("quiz.answer", { ...quizDay }).length > 0;
  const keep = () => keepDeed("quiz.complete", { ...quizDay });
  return { ...mutation, complete: isAnswerKept ? keep : complete };
}
