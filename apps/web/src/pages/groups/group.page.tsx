import * as webPaths from "@daily-quran/domain/web-paths";
import { quizPath } from "@daily-quran/domain/web-paths";
import { useEffect } from "react";
import { useLocation, useMatch } from "react-router-dom";
import { RequireUser } from "../../features/auth/require-user.tsx";
import { GroupScreen } from "../../features/group/screen/group-screen.tsx";
import { KhatmaList } from "../../features/khatma/khatma-list.tsx";
import { Leaderboard } from "../../features/leaderboard/leaderboard.tsx";
import { idOfAddress } from "../../lib/id-of-address.ts";
import { TrpcProvider } from "../../reader/server/trpc.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { useDismissToast } from "../../ui/toasts/use-dismiss-toast.ts";

export function GroupPage() {
  useWelcome();
  const t = useTexts("group");
  const groups = useTexts("groups");
  const groupId = idOfAddress(useMatch(webPaths.group)?.params.groupId);
  return (
    <TrpcProvider>
      <RequireUser
        head={{ title: groups("head"), description: groups("tagline") }}
        loading={t("loading")}
        needs={groups("needs")}
        why={t("why")}
      >
        {(user) => (
          <GroupScreen
            groupId={groupId}
            userId={user.id}
            groupsPath={webPaths.groups}
            quizPath={quizPath}
            leaderboard={<Leaderboard groupId={groupId} userId={user.id} />}
            khatmas={(mayBegin) => <KhatmaList groupId={groupId} mayBegin={mayBegin} />}
          />
        )}
      </RequireUser>
    </TrpcProvider>
  );
}

/** Takes away the toast that the way here has shown, by the `welcome` of its state, once the page is left. */
function useWelcome(): void {
  const dismiss = useDismissToast();
  const { state } = useLocation();
  const welcome = welcomeOf(state);
  useEffect(() => () => void (welcome !== undefined && dismiss(welcome)), [welcome, dismiss]);
}

const welcomeOf = (state: unknown): number | undefined =>
  typeof state === "object" && state !== null && "welcome" in state
    ? Number(state.welcome)
    : undefined;
