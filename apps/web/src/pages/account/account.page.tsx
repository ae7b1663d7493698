import { AccountScreen } from "../../features/account/account-screen.tsx";
import { RequireUser } from "../../features/auth/require-user.tsx";
import { ProgressFile } from "../../features/progress-file/progress-file.tsx";
import { TrpcProvider } from "../../reader/server/trpc.tsx";
import { useTexts } from "../../texts/use-texts.ts";

export function AccountPage() {
  const t = useTexts("account");
  return (
    <TrpcProvider>
      <RequireUser
        head={{ title: t("head"), description: t("description") }}
        loading={t("loading")}
        needs={t("needs")}
        why={t("why")}
      >
        {(user) => <AccountScreen user={user} reading={<ProgressFile />} />}
      </RequireUser>
    </TrpcProvider>
  );
}
