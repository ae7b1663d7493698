import * as webPaths from "@daily-quran/domain/web-paths";
import { groupPath, quizPath } from "@daily-quran/domain/web-paths";
import { parsePlanDay } from "@daily-quran/reading-schedule/plan-day";
import { useMatch } from "react-router-dom";
import { RequireUser } from "../../features/auth/require-user.tsx";
import { QuizScreen } from "../../features/quiz/quiz-screen.tsx";
import { isQuizDay } from "../../features/quiz/use-quiz.ts";
import { textsOfQuestion } from "../../features/report/texts-of-question.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { TrpcProvider } from "../../reader/server/trpc.tsx";
import { DayPractice } from "../../reading/quiz/day-practice.tsx";
import { VERSE_PARTS } from "../../reading/quiz/verse-parts.tsx";
import { idOfAddress } from "../../lib/id-of-address.ts";
import { ReportButton } from "../../features/report/report-button.tsx";

const PATHS = { group: groupPath, groups: webPaths.groups, quiz: quizPath };

export function QuizPage() {
  const { groupId, cycleId, day } = useMatch(webPaths.quiz)?.params ?? {};
  const t = useTexts("quiz");
  const practice = useTexts("practice");
  const isHydrated = useHydrated();
  const quizDay = { cycleId: idOfAddress(cycleId), day: parsePlanDay(day ?? "") ?? NaN };
  const screen = (
    <QuizScreen
      quizDay={quizDay}
      groupId={idOfAddress(groupId)}
      paths={PATHS}
      verseParts={VERSE_PARTS}
      renderQuestionFoot={(question) => <ReportButton texts={textsOfQuestion(question, quizDay)} />}
      renderPractice={(quiz, onClose) => (
        <DayPractice
          day={quiz.day}
          asked={quiz.questions}
          level="h1"
          closeLabel={practice("backToResults")}
          onClose={onClose}
        />
      )}
    />
  );
  // Nobody is asked to sign in for what cannot be there. The server renders one page for all quizzes.
  if (isHydrated && !isQuizDay(quizDay)) return screen;
  return (
    <TrpcProvider>
      <RequireUser
        head={{ title: t("headWithoutDay"), description: t("description") }}
        loading={t("loading")}
        needs={t("needsScript")}
        why={isHydrated ? t("why", { day: quizDay.day }) : undefined}
      >
        {() => screen}
      </RequireUser>
    </TrpcProvider>
  );
}
