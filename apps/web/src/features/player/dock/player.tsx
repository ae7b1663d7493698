import { lazy, Suspense } from "react";
import { usePlayerState } from "../player-context.ts";

const PlayerDock = lazy(async () => {
  // Without it the buttons beside the verses still play and pause; the page must not go down with it.
  const dock = await import("./player-dock.tsx").catch(() => null);
  return { default: dock?.PlayerDock ?? (() => null) };
});

/** The audio player while there is something to play, at the foot of the window: to be placed last in the page's column. */
export function Player() {
  const isActive = usePlayerState(({ phase }) => phase.status !== "idle");
  if (!isActive) return null;
  return (
    <Suspense fallback={null}>
      <PlayerDock />
    </Suspense>
  );
}
