import * as apiPaths from "@daily-quran/domain/api-paths";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { request } from "../../reader/fetcher.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { leaveNothing } from "../../reader/progress/leave-nothing.ts";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";

/** Ends the session. The changed hint clears the caches, in other tabs too. */
export function useLogout() {
  const t = useTexts("shell");
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const logout = useOneAtATime(async () => {
    setPending(true);
    // Without `useMutation`, which every page would load for this button.
    const mutation = client
      .getMutationCache()
      .build(client, { mutationFn: () => logOut(t("logoutFailed")) });
    await mutation.execute(undefined).finally(() => setPending(false));
    await leaveNothing();
  });
  return { logout, isPending };
}

async function logOut(failed: string): Promise<void> {
  await request(apiPaths.logout, { method: "POST" }).catch(() => {
    throw new Error(failed);
  });
}
