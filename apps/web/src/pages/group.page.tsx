import * as webPaths from "@daily-quran/domain/web-paths";
import { quizPath } from "@daily-quran/domain/web-paths";
import { useParams } from "react-router-dom";
import { RequireUser } from "../features/auth/require-user.tsx";
import { GroupScreen } from "../features/group/screen/group-screen.tsx";
import { Leaderboard } from "../features/leaderboard/leaderboard.tsx";
import { TrpcProvider } from "../reader/trpc.tsx";

export function GroupPage() {
  const { groupId } = useParams();
  return (
    <TrpcProvider>
      <RequireUser loading="Loading group..." needs="Reading groups need">
        {(user) => (
          <GroupScreen
            groupId={Number(groupId)}
            userId={user.id}
            groupsPath={webPaths.groups}
            quizPath={quizPath}
            leaderboard={<Leaderboard groupId={Number(groupId)} userId={user.id} />}
          />
        )}
      </RequireUser>
    </TrpcProvider>
  );
}
