import type { User } from "@daily-quran/domain/account/user";
import { notifyManager, useQueryClient } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef } from "react";
import { readStored } from "../../lib/storage/storage.ts";
import { markSession, sessionHint, showUser } from "../../reader/server/session-hint.ts";
import { forgetData } from "./forget-data.ts";
import { userQuery, useUserIfAny } from "./use-user.ts";

/** Keeps all open tabs on the same session. */
export function useSessionEffects(): void {
  const user = useUserIfAny();
  const userId = user === undefined ? undefined : (user?.id ?? null);
  useHintFromServer(userId);
  useUserFromHint();
  useCleanCache(userId);
}

/** The page's writes are whose it shows, and other tabs follow what the server says about the session. */
function useHintFromServer(userId: number | null | undefined): void {
  // Before anything of the page can be clicked.
  useLayoutEffect(() => {
    showUser(userId);
    // A visitor is stored too: who is known is not asked for again.
    if (userId !== undefined && readStored(sessionHint.name) !== userId) sessionHint.set(userId);
    return showUser;
  }, [userId]);
}

/** A hint that differs from the shown user: another tab, or a refused call, knows better. */
function useUserFromHint(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const follow = () => {
      markSession();
      const shown = queryClient.getQueryData<User | null>(userQuery.queryKey);
      const next = sessionHint.get();
      if (shown === undefined || (shown?.id ?? null) === next) return;
      if (next === null) {
        queryClient.setQueryData(userQuery.queryKey, null);
        return;
      }
      // Clear this user's data before the next user is known.
      forgetData(queryClient);
      void queryClient.resetQueries({ queryKey: userQuery.queryKey });
    };
    follow();
    const unsubscribe = sessionHint.subscribe(follow);
    // A page restored from the back/forward cache has missed events.
    window.addEventListener("pageshow", follow);
    return () => {
      unsubscribe();
      window.removeEventListener("pageshow", follow);
    };
  }, [queryClient]);
}

/**
 * Clears the previous user's data once the page, too, was told that they left: a query of theirs that is
 * still shown would be fetched again, and refused.
 */
function useCleanCache(userId: number | null | undefined): void {
  const queryClient = useQueryClient();
  const before = useRef(userId);
  useEffect(() => {
    const someoneLeft = typeof before.current === "number" && before.current !== userId;
    before.current = userId;
    if (someoneLeft) notifyManager.schedule(() => forgetData(queryClient));
  }, [userId, queryClient]);
}
