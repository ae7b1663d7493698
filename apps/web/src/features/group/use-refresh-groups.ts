import { trpc } from "../../reader/server/trpc.tsx";

/**
 * Refetches the shown queries that a change in a group may affect: the group first, which says what the user still
 * may see of it.
 */
export function useRefreshGroups(): () => Promise<void> {
  const utils = trpc.useUtils();
  return async () => {
    await utils.group.invalidate();
    await Promise.all([
      utils.member.invalidate(),
      utils.claim.invalidate(),
      utils.cycle.invalidate(),
      utils.invite.invalidate(),
    ]);
  };
}
