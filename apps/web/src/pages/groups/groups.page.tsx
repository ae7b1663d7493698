import { groupPath, ownKhatmasPath } from "@daily-quran/domain/web-paths";
import { RequireUser } from "../../features/auth/require-user.tsx";
import { GroupsScreen } from "../../features/group/list/groups-screen.tsx";
import { TrpcProvider } from "../../reader/server/trpc.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { Link } from "../../ui/buttons/link.tsx";
import textButton from "../../ui/buttons/text-button.module.css";

export function GroupsPage() {
  const t = useTexts("groups");
  return (
    <TrpcProvider>
      <RequireUser
        head={{ title: t("head"), description: t("tagline") }}
        loading={t("loading")}
        needs={t("needs")}
        why={
          <>
            {t("why")}{" "}
            <Link to={ownKhatmasPath()} className={textButton.button ?? ""}>
              {t("khatmas")}
            </Link>
          </>
        }
      >
        {() => <GroupsScreen groupPath={groupPath} />}
      </RequireUser>
    </TrpcProvider>
  );
}
