import { health } from "@daily-quran/domain/api-paths";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { onReturn } from "../../lib/on-return.ts";
import { failureStatus } from "../../reader/server/failure.ts";
import { serverAway } from "../../reader/server/server-away.ts";
import { PAGE_FAILED } from "../routes/route-page.tsx";

const FIRST_WAIT_MS = 1000;
const LAST_WAIT_MS = 60_000;
/** A page that has been open for less is of this release. */
const NEW_MS = 60_000;
const SIGNS = ["online", "offline", "pointerdown", "keydown"];

/**
 * Notices that the server is away and that it is back, also where the browser says nothing: it asks in growing steps
 * and on every touch, and what had failed or may be old is fetched again. A page whose scripts did not come is loaded
 * anew once the server is there, also where they are gone with a new release.
 */
export function useReturningServer(): void {
  const queryClient = useQueryClient();
  useEffect(() => followServer(queryClient), [queryClient]);
}

function followServer(queryClient: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitMs = FIRST_WAIT_MS;
  let isAsking = false;
  const ask = async () => {
    if (isAsking) return;
    clearTimeout(timer);
    timer = undefined;
    isAsking = true;
    const wasAway = serverAway.get();
    const isAway = !(await isServerThere());
    isAsking = false;
    serverAway.set(isAway);
    // The browser may say it before it is so, and where the server is on this machine it says nothing of it.
    if (isAway || !navigator.onLine) later();
    if (!isAway) {
      if (wasAway) waitMs = FIRST_WAIT_MS;
      await queryClient.refetchQueries({
        type: "active",
        predicate: ({ state }) => wasAway || state.status === "error",
      });
    }
  };
  const later = () => {
    timer ??= setTimeout(() => void ask(), waitMs);
    waitMs = Math.min(waitMs * 2, LAST_WAIT_MS);
  };
  const onSign = ({ type }: Event) => {
    if (serverAway.get() || type === "offline") void ask();
  };
  const onCopy = ({ data }: MessageEvent) => {
    if (data === "copy") void ask();
  };
  let wasPageLost = false;
  const mendPage = async () => {
    const { href } = window.location;
    const isThere = await isServerThere();
    // Not another page, where the reader is by now.
    if (window.location.href !== href) return;
    if (isThere && (wasPageLost || performance.now() > NEW_MS)) window.location.reload();
    wasPageLost ||= !isThere;
    if (!isThere) void ask();
  };
  const onPageFailed = () => void mendPage();
  const leave = [
    onReturn(() => serverAway.get() && void ask()),
    queryClient.getQueryCache().subscribe((event) => {
      const error = event.type === "updated" && event.action.type === "error" && event.action.error;
      if (error && isUnreached(error)) later();
    }),
  ];
  for (const sign of SIGNS) window.addEventListener(sign, onSign, { capture: true });
  window.addEventListener(PAGE_FAILED, onPageFailed);
  navigator.serviceWorker?.addEventListener("message", onCopy);
  if (!navigator.onLine) void ask();
  return () => {
    clearTimeout(timer);
    for (const end of leave) end();
    for (const sign of SIGNS) window.removeEventListener(sign, onSign, { capture: true });
    window.removeEventListener(PAGE_FAILED, onPageFailed);
    navigator.serviceWorker?.removeEventListener("message", onCopy);
  };
}

/** Whether a call has not come to the server, or a proxy says that it is away. */
const isUnreached = (error: unknown): boolean =>
  [undefined, 502, 503, 504].includes(failureStatus(error));

/** A guest network answers everything, but no JSON. */
const isServerThere = (): Promise<boolean> =>
  fetch(health, { cache: "no-store" })
    .then(async (response) => response.ok && Boolean(await response.json()))
    .catch(() => false);
