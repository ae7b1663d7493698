import { Suspense } from "react";
import { lazyPart } from "../lib/lazy-part.ts";
import { useProgress } from "../reader/progress/use-progress.ts";
import { LaterKeys } from "./later-keys.tsx";

const VisitorOffer = lazyPart(
  "visitor offer",
  async () => (await import("../reader/progress/visitor-offer.tsx")).VisitorOffer,
);

/** Keeps the reader's progress loaded and synchronized, asks about what a visitor left, and follows the keys. */
export function IdleParts() {
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
