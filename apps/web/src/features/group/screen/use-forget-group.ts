import { useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { trpc } from "../../../reader/trpc.tsx";

/** Drops all that is cached of a group which the user has left, without asking for it again, and asks for the list anew. */
export function useForgetGroup(groupId: number): () => Promise<void> {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  return async () => {
    const gone = [
      getQueryKey(trpc.group.byId, { groupId }, "query"),
      ...[trpc.member, trpc.cycle, trpc.invite, trpc.leaderboard, trpc.quiz].map((router) =>
        getQueryKey(router),
      ),
    ];
    for (const queryKey of gone) queryClient.removeQueries({ queryKey });
    await utils.group.list.invalidate();
  };
}
