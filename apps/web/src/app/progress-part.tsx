import { Suspense } from "react";
import { lazyPart } from "../lib/lazy-part.ts";
import { useProgress } from "../reader/progress/use-progress.ts";

const VisitorOffer = lazyPart(
  "visitor offer",
  async () => (await import("../reader/progress/visitor-offer.tsx")).VisitorOffer,
);

/** Keeps the reader's progress loaded and synchronized, and asks about what a visitor left. */
export function ProgressPart() {
  const left = useProgress()?.leftByVisitor;
  return left ? (
    <Suspense>
      <VisitorOffer left={left} />
    </Suspense>
  ) : null;
}
