import type { User } from "@daily-quran/domain/user";
import { useQueryClient } from "@tanstack/react-query";
import { sessionHint } from "../../reader/session-hint.ts";
import { trpc } from "../../reader/trpc.tsx";
import { userQuery } from "./use-user.ts";

/** Sets the signed-in user and refetches their groups. */
export function useSignIn(): (user: User) => Promise<void> {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  return async (user) => {
    // A response from before the sign-in must not arrive after it.
    await queryClient.cancelQueries({ queryKey: userQuery.queryKey });
    queryClient.setQueryData(userQuery.queryKey, user);
    sessionHint.set(user.id);
    await utils.group.invalidate();
  };
}
