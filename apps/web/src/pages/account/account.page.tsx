import * as webPaths from "@daily-quran/domain/web-paths";
import { Button } from "../../ui/buttons/button.tsx";
import { useEffect, useState } from "react";
import { AccountScreen } from "../../features/account/account-screen.tsx";
import { RequireUser } from "../../features/auth/require-user.tsx";
import { ProgressFile } from "../../features/progress-file/progress-file.tsx";
import { PageHead } from "../../lib/page-head.tsx";
import { startAtTop } from "../../lib/start-at-top.ts";
import { TrpcProvider } from "../../reader/server/trpc.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { Link } from "../../ui/buttons/link.tsx";
import { Empty } from "../../ui/status/empty.tsx";

export function AccountPage() {
  const t = useTexts("account");
  const [isDeleted, setDeleted] = useState(false);
  if (isDeleted) return <DeletedAccount />;
  return (
    <TrpcProvider>
      <RequireUser
        head={{ title: t("head"), description: t("description") }}
        loading={t("loading")}
        needs={t("needs")}
        why={t("why")}
      >
        {(user) => (
          <AccountScreen
            user={user}
            reading={<ProgressFile />}
            onDeleted={() => setDeleted(true)}
          />
        )}
      </RequireUser>
    </TrpcProvider>
  );
}

/** What stands in the page's place once its account is deleted. */
function DeletedAccount() {
  const t = useTexts("account");
  useEffect(startAtTop, []);
  return (
    <>
      <PageHead title={t("head")} description={t("description")} />
      <Empty isPage title={t("deleted")} hint={t("deletedHint")}>
        <Button component={Link} to={webPaths.home} mt="md">
          {t("readOn")}
        </Button>
      </Empty>
    </>
  );
}
