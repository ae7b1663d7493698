import { groupPath } from "@daily-quran/domain/web-paths";
import { useParams } from "react-router-dom";
import { RequireUser } from "../features/auth/require-user.tsx";
import { QuizScreen } from "../features/quiz/quiz-screen.tsx";
import { TrpcProvider } from "../reader/trpc.tsx";
import { CitedVerseAudio } from "./cited-verse-audio.tsx";

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
          />
        )}
      </RequireUser>
    </TrpcProvider>
  );
}
