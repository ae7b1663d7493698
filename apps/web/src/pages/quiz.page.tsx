import * as webPaths from "@daily-quran/domain/web-paths";
import { groupPath, quizPath, scheduleDayPath } from "@daily-quran/domain/web-paths";
import { useParams } from "react-router-dom";
import { RequireUser } from "../features/auth/require-user.tsx";
import { QuizScreen } from "../features/quiz/quiz-screen.tsx";
import { textsOfQuestion } from "../features/report/texts-of-question.ts";
import { useTexts } from "../texts/use-texts.ts";
import { TrpcProvider } from "../reader/trpc.tsx";
import { CitedVerseAudio } from "./cited-verse-audio.tsx";
import { ReportButton } from "./report-button.tsx";

const PATHS = { group: groupPath, groups: webPaths.groups, quiz: quizPath, day: scheduleDayPath };

export function QuizPage() {
  const { groupId, cycleId, day } = useParams();
  const t = useTexts("quiz");
  return (
    <TrpcProvider>
      <RequireUser loading={t("loading")} needs={t("needsScript")}>
        {() => (
          <QuizScreen
            quizDay={{ cycleId: Number(cycleId), day: Number(day) }}
            groupId={Number(groupId)}
            paths={PATHS}
            renderVerseAction={(verse) => <CitedVerseAudio verse={verse} />}
            renderQuestionFoot={(question) => (
              <ReportButton
                texts={textsOfQuestion(question, { cycleId: Number(cycleId), day: Number(day) })}
              />
            )}
          />
        )}
      </RequireUser>
    </TrpcProvider>
  );
}
