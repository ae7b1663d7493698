import { paths } from "../app/paths.ts";
import { RequireUser } from "../features/auth/require-user.tsx";
import { GroupsScreen } from "../features/group/list/groups-screen.tsx";
import { TrpcProvider } from "../reader/trpc.tsx";

export function GroupsPage() {
  return (
    <TrpcProvider>
      <RequireUser loading="Loading groups...">
        {() => <GroupsScreen groupPath={paths.group} />}
      </RequireUser>
    </TrpcProvider>
  );
}
