import { groupPath } from "@daily-quran/domain/web-paths";
import { useParams } from "react-router-dom";
import { RequireUser } from "../features/auth/require-user.tsx";
import { QuizScreen } from "../features/quiz/quiz-screen.tsx";
import { textsOfQuestion } from "../features/report/texts-of-question.ts";
import { TrpcProvider } from "../reader/trpc.tsx";
import { CitedVerseAudio } from "./cited-verse-audio.tsx";
import { ReportButton } from "./report-button.tsx";

export function QuizPage() {
  const { groupId, cycleId, day } = useParams();
  return (
    <TrpcProvider>
      <RequireUser loading="Loading quiz...">
        {() => (
          <QuizScreen
            quizDay={{ cycleId: Number(cycleId), day: Number(day) }}
            groupPath={groupPath(Number(groupId))}
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
