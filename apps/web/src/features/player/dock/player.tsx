import { lazyPart } from "../../../lib/lazy-part.ts";
import { usePlayerState } from "../player-context.ts";

/** If it fails to load, the buttons beside the verses still work. */
const PlayerDock = lazyPart("player", async () => (await import("./player-dock.tsx")).PlayerDock);

/** The audio player at the bottom of the window, while it has something to play; render it last. */
export function Player() {
  const isActive = usePlayerState(({ phase }) => phase.status !== "idle");
  if (!isActive) return null;
  return <PlayerDock />;
}
