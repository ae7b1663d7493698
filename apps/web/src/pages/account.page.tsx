import { AccountScreen } from "../features/account/account-screen.tsx";
import { RequireUser } from "../features/auth/require-user.tsx";
import { TrpcProvider } from "../reader/trpc.tsx";

export function AccountPage() {
  return (
    <TrpcProvider>
      <RequireUser loading="Loading your account..." needs="Your account needs">
        {(user) => <AccountScreen user={user} />}
      </RequireUser>
    </TrpcProvider>
  );
}
