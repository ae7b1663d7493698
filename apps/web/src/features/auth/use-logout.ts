import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ReadableError } from "../../lib/readable-error.ts";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { endLeftSession } from "../../reader/server/left-session.ts";
import { leaveNothing } from "../../reader/progress/progress.ts";
import { leftSession, sessionHint } from "../../reader/server/session-hint.ts";
import { useTexts } from "../../texts/use-texts.ts";

/**
 * Ends the session. This browser forgets the user first, whether or not the server can be reached: the changed hint
 * clears the caches, in other tabs too.
 */
export function useLogout() {
  const t = useTexts("leaving");
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const logout = useOneAtATime(async () => {
    setPending(true);
    leftSession.set(sessionHint.get());
    const forgotten = leaveNothing();
    // Without `useMutation`, which every page would load for this button.
    const mutation = client
      .getMutationCache()
      .build(client, { mutationFn: () => logOut(t("logoutFailed")) });
    await mutation.execute(undefined).finally(() => setPending(false));
    await forgotten;
  });
  return { logout, isPending };
}

async function logOut(failed: string): Promise<void> {
  if (!(await endLeftSession())) throw new ReadableError(failed);
}
