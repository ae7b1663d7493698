import { useEffect } from "react";
import { createPortal } from "react-dom";
import { LeftSessionLine } from "../../features/auth/left-session-line.tsx";
import { ClockNotice } from "../../features/day/clock-notice.tsx";
import { useForgottenUser } from "../../features/auth/use-forgotten-user.ts";
import { useUserFromRefusal } from "../../features/auth/use-user-from-refusal.ts";
import { logFailure } from "../../lib/failure-log.ts";
import { lazyPart } from "../../lib/lazy-part.ts";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { useProgress } from "../../reader/progress/use-progress.ts";
import { useSiteSettings } from "../../reader/site-settings.ts";
import { useServerAway } from "../../reader/server/server-away.ts";
import { leftSession } from "../../reader/server/session-hint.ts";
import { header } from "../bars/header.tsx";
import { RECITATIONS, WHOLE_TEXT } from "../../worker/cache-names.ts";
import { LaterKeys } from "./later-keys.tsx";
import { useBengaliFont } from "./use-bengali-font.ts";
import { useReturningServer } from "./use-returning-server.ts";
import { followFailures } from "./send-failures.ts";
import { useSentDeeds } from "./use-sent-deeds.ts";
import { useSteadyText } from "./use-steady-text.ts";
import { useHref, useLocation } from "react-router-dom";
import { useLaterEffects } from "./use-later-effects.ts";

const RefusedDeeds = lazyPart(
  "refused deeds",
  async () => (await import("../../reader/deeds/refused-deeds.tsx")).RefusedDeeds,
);

const VisitorOffer = lazyPart(
  "visitor offer",
  async () => (await import("../../reader/progress/visitor-offer.tsx")).VisitorOffer,
);

/**
 * Keeps the reader's progress loaded and synchronized, finds a forgotten user, asks about what a visitor left,
 * ends a session that was left, sends what was done without a network, follows the keys, keeps the open page for offline use, tells
 * of failures, keeps the reader's place in the text, the time known, the readings fresh, and Bengali drawn.
 */
export function IdleParts() {
  useLaterEffects();
  useReturningServer();
  const refused = useSentDeeds();
  useKeptPage();
  const { clientErrors } = useSiteSettings();
  useEffect(() => (clientErrors ? followFailures() : undefined), [clientErrors]);
  useSteadyText();
  useBengaliFont();
  useForgottenUser();
  useUserFromRefusal();
  const left = useProgress()?.leftByVisitor;
  const [isSessionLeft] = useStoredValue(leftSession);
  return (
    <>
      <ClockNotice />
      <LaterKeys />
      {isSessionLeft !== null && <LeftSessionLine header={header.current} />}
      {refused.length > 0 &&
        header.current &&
        createPortal(<RefusedDeeds refused={refused} />, header.current)}
      {left && <VisitorOffer left={left} />}
    </>
  );
}

/** A corrected text reaches a kept copy, and old recitations go, at the next network. */
async function renewKept(): Promise<void> {
  if (!("caches" in window)) return;
  if (await caches.has(RECITATIONS))
    await (await import("../../features/player/kept/keep-recitation.ts")).removeOldRecitations();
  if (await caches.has(WHOLE_TEXT))
    await (await import("../../features/whole-text/load-whole-text.ts")).renewWholeText();
}

/**
 * Registers the service worker, without which everything but offline use works, and tells it which page is open:
 * one that was reached within the app, or opened before there was a worker, has not asked for its document.
 */
function useKeptPage(): void {
  const { pathname } = useLocation();
  // With the language, which the router's path has not.
  const opened = useHref(pathname);
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    navigator.serviceWorker
      .register("/service-worker.js")
      .catch((error: unknown) => logFailure("service worker", error));
  }, []);
  const isAway = useServerAway();
  useEffect(() => {
    if (!("serviceWorker" in navigator) || isAway) return;
    const { ready } = navigator.serviceWorker;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- of a window, not of a worker
    void ready.then(({ active }) => active?.postMessage(opened));
  }, [opened, isAway]);
  useEffect(() => {
    if (!isAway) renewKept().catch((error: unknown) => logFailure("kept on the device", error));
  }, [isAway]);
}
