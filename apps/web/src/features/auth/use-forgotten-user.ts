import { TRPC_PATH } from "@daily-quran/domain/api-paths";
import type { User } from "@daily-quran/domain/account/user";
import { readStored } from "../../lib/storage/storage.ts";
import { foreignAnswer, request } from "../../reader/server/fetcher.ts";
import { sessionHint } from "../../reader/server/session-hint.ts";
import { useUserOnceHydrated } from "./use-user.ts";

/**
 * Asks who is signed in where this browser does not know it: at a first visit, or once its storage was
 * cleared, which leaves the session's cookie. The answer is remembered, also that it is nobody.
 */
export function useForgottenUser() {
  const { data, error, refetch } = useUserOnceHydrated({
    enabled: isForgotten,
    queryFn: fetchUserIfAny,
  });
  return { isKnown: data !== undefined || !isForgotten(), user: data, error, refetch };
}

const isForgotten = (): boolean => readStored(sessionHint.name) === undefined;

/** As `useUserOrVisitor` asks likely visitors, but without the tRPC client, which few pages have. */
async function fetchUserIfAny({ signal }: { readonly signal: AbortSignal }): Promise<User | null> {
  const reply = (await request(`${TRPC_PATH}/user.ifAny`, { signal })) as IfAnyReply | null;
  const user = reply?.result?.data?.json;
  // A guest network's sign-in page may answer JSON too.
  if (user === null || (user && Number.isInteger(user.id))) return user;
  throw foreignAnswer();
}

interface IfAnyReply {
  readonly result?: { readonly data?: { readonly json?: User | null } };
}
