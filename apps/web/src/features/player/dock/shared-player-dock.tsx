import { useMemo } from "react";
import { useSiteSettings } from "../../../reader/site-settings.ts";
import { createPlayer, PlayerContext } from "../player-context.ts";
import type { PlayerStore } from "../player-store.ts";
import { Player } from "./player.tsx";

/** The shared player's dock, at the bottom of the window. */
export function SharedPlayerDock({ store }: { readonly store: PlayerStore }) {
  const { audioBaseUrl } = useSiteSettings();
  const player = useMemo(
    () => createPlayer({ store, verses: [], audioBaseUrl, isReading: false }),
    [store, audioBaseUrl],
  );
  return (
    <PlayerContext value={player}>
      <Player />
    </PlayerContext>
  );
}
