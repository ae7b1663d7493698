import * as apiPaths from "@daily-quran/domain/api-paths";
import { useMutation } from "@tanstack/react-query";
import { request } from "../../reader/fetcher.ts";
import { sessionHint } from "../../reader/session-hint.ts";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";

/** Ends the session. The changed hint clears the caches, in other tabs too. */
export function useLogout() {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: logOut,
    onSuccess: () => sessionHint.set(null),
  });
  return { logout: useOneAtATime(() => mutateAsync()), isPending };
}

async function logOut(): Promise<void> {
  await request(apiPaths.logout, { method: "POST" }).catch(() => {
    throw new Error("Logout failed");
  });
}
