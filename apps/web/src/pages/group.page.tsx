import { useParams } from "react-router-dom";
import { paths } from "../app/paths.ts";
import { RequireUser } from "../features/auth/require-user.tsx";
import { GroupScreen } from "../features/group/screen/group-screen.tsx";
import { Leaderboard } from "../features/leaderboard/leaderboard.tsx";
import { TrpcProvider } from "../reader/trpc.tsx";

export function GroupPage() {
  const { groupId } = useParams();
  return (
    <TrpcProvider>
      <RequireUser loading="Loading group...">
        {(user) => (
          <GroupScreen
            groupId={Number(groupId)}
            userId={user.id}
            groupsPath={paths.groups}
            quizPath={paths.quiz}
            leaderboard={<Leaderboard groupId={Number(groupId)} userId={user.id} />}
          />
        )}
      </RequireUser>
    </TrpcProvider>
  );
}
