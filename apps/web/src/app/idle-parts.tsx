import { Suspense } from "react";
import { lazyPart } from "../lib/lazy-part.ts";
import { useProgress } from "../reader/progress/use-progress.ts";
import { LaterKeys } from "./later-keys.tsx";
import { useLaterEffects } from "./use-later-effects.ts";

const VisitorOffer = lazyPart(
  "visitor offer",
  async () => (await import("../reader/progress/visitor-offer.tsx")).VisitorOffer,
);

/**
 * Keeps the reader's progress loaded and synchronized, asks about what a visitor left, follows the keys and
 * refreshes the readings.
 */
export function IdleParts() {
  useLaterEffects();
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
