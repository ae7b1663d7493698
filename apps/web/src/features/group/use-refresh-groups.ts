import { trpc } from "../../reader/trpc.tsx";

/** Asks anew for all that a change in a group may have touched, of what is on the screen. */
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
