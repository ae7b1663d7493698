import { Suspense } from "react";
import { useForgottenUser } from "../features/auth/use-forgotten-user.ts";
import { lazyPart } from "../lib/lazy-part.ts";
import { useProgress } from "../reader/progress/use-progress.ts";
import { LaterKeys } from "./later-keys.tsx";
import { useKeptPage } from "./use-kept-page.ts";
import { useLaterEffects } from "./use-later-effects.ts";

const VisitorOffer = lazyPart(
  "visitor offer",
  async () => (await import("../reader/progress/visitor-offer.tsx")).VisitorOffer,
);

/**
 * Keeps the reader's progress loaded and synchronized, finds a forgotten user, asks about what a visitor left,
 * follows the keys, keeps the open page for offline use and refreshes the readings.
 */
export function IdleParts() {
  useLaterEffects();
  useKeptPage();
  useForgottenUser();
  const left = useProgress()?.leftByVisitor;
  return (
    <>
      <LaterKeys />
      {left && (
        <Suspense>
          <VisitorOffer left={left} />
        </Suspense>
      )}
    </>
  );
}
