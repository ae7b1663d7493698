import type { User } from "@daily-quran/domain/user";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { markSession, sessionHint } from "../../reader/session-hint.ts";
import { forgetPersonalData } from "./forget-personal-data.ts";
import { userQuery, useUserIfAny } from "./use-user.ts";

/** Keeps every open tab to the session of now: who signs in or out in one is signed in or out in all. */
export function useSessionEffects(): void {
  const user = useUserIfAny();
  const userId = user === undefined ? undefined : (user?.id ?? null);
  useHintFromServer(userId);
  useUserFromHint();
  useCleanCache(userId);
}

/** What the server says of the session is what the other tabs should know. */
function useHintFromServer(userId: number | null | undefined): void {
  useEffect(() => {
    if (userId !== undefined && sessionHint.get() !== userId) sessionHint.set(userId);
  }, [userId]);
}

/** A hint that differs from the user that is shown means that another tab, or a refused call, knows better. */
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
      // Before it is known who the other one is, nothing of this one may be left.
      forgetPersonalData(queryClient);
      void queryClient.resetQueries({ queryKey: userQuery.queryKey });
    };
    follow();
    const unsubscribe = sessionHint.subscribe(follow);
    // A page that comes back out of the browser's memory has heard nothing meanwhile.
    window.addEventListener("pageshow", follow);
    return () => {
      unsubscribe();
      window.removeEventListener("pageshow", follow);
    };
  }, [queryClient]);
}

/** Drops what the one before could see. By then their screens are gone: parents' effects run after the children left. */
function useCleanCache(userId: number | null | undefined): void {
  const queryClient = useQueryClient();
  const before = useRef(userId);
  useEffect(() => {
    const someoneLeft = typeof before.current === "number" && before.current !== userId;
    before.current = userId;
    if (someoneLeft) forgetPersonalData(queryClient);
  }, [userId, queryClient]);
}
