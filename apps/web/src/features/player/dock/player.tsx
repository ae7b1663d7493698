import { lazy, Suspense } from "react";
import { usePlayerState } from "../player-context.ts";

const PlayerDock = lazy(async () => {
  // If it fails to load, the buttons beside the verses still work, and so must the page.
  const dock = await import("./player-dock.tsx").catch(() => null);
  return { default: dock?.PlayerDock ?? (() => null) };
});

/** The audio player at the bottom of the window, while it has something to play; render it last. */
export function Player() {
  const isActive = usePlayerState(({ phase }) => phase.status !== "idle");
  if (!isActive) return null;
  return (
    <Suspense fallback={null}>
      <PlayerDock />
    </Suspense>
  );
}
