import { sessionHint } from "../../reader/server/session-hint.ts";
import { trpc } from "../../reader/server/trpc.tsx";
import { fetchUser, useUserOnceHydrated } from "./use-user.ts";

/**
 * The current user, asked for even where nobody seems to be signed in: the cookie may be there without the
 * hint. A likely visitor is asked for by a call that answers null, as browsers log each 401 as an error.
 */
export function useUserOrVisitor() {
  const { client } = trpc.useUtils();
  return useUserOnceHydrated({
    queryFn: (context) =>
      sessionHint.get() === null
        ? client.user.ifAny.query(undefined, { signal: context.signal })
        : fetchUser(context),
  });
}
