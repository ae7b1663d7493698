import { trpc } from "../../reader/trpc.tsx";

/** Refetches the shown queries that a change in a group may affect. */
export function useRefreshGroups(): () => Promise<void> {
  const utils = trpc.useUtils();
  return async () => {
    await Promise.all([
      utils.group.invalidate(),
      utils.member.invalidate(),
      utils.cycle.invalidate(),
      utils.invite.invalidate(),
    ]);
  };
}
