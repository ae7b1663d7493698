import { useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { trpc } from "../../../reader/server/trpc.tsx";

/** Removes a left group from the cache without refetching it, and refetches the list. */
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
