import { useParams } from "react-router-dom";
import { paths } from "../app/paths.ts";
import { RequireUser } from "../features/auth/require-user.tsx";
import { QuizScreen } from "../features/quiz/quiz-screen.tsx";
import { TrpcProvider } from "../reader/trpc.tsx";

export function QuizPage() {
  const { groupId, cycleId, day } = useParams();
  return (
    <TrpcProvider>
      <RequireUser loading="Loading quiz...">
        {() => (
          <QuizScreen
            quizDay={{ cycleId: Number(cycleId), day: Number(day) }}
            groupPath={paths.group(Number(groupId))}
          />
        )}
      </RequireUser>
    </TrpcProvider>
  );
}
