import { groupPath } from "@daily-quran/domain/web-paths";
import { RequireUser } from "../features/auth/require-user.tsx";
import { GroupsScreen } from "../features/group/list/groups-screen.tsx";
import { TrpcProvider } from "../reader/trpc.tsx";

export function GroupsPage() {
  return (
    <TrpcProvider>
      <RequireUser loading="Loading groups..." needs="Reading groups need">
        {() => <GroupsScreen groupPath={groupPath} />}
      </RequireUser>
    </TrpcProvider>
  );
}
