import { type ReactNode, use, useEffect, useMemo, useState } from "react";
import { useCommand } from "../../reader/commands.ts";
import { useSiteSettings } from "../../reader/site-settings.ts";
import { createPlayer, PlayerContext, SharedPlayerContext } from "./player-context.ts";
import { createPlayerStore } from "./player-store.ts";
import { type PlayableVerse, verseKey } from "./machine/playlist.ts";

interface PlayerProviderProps {
  /** The playable verses of the page; none without a reading. */
  readonly verses: readonly PlayableVerse[];
  /** Whether the verses are a reading to be played in order; else each is played alone. */
  readonly isReading?: boolean;
  readonly children: ReactNode;
}

/**
 * The verses of a page, played by the shared player, which goes on when the page or the reading changes; in
 * a page without one they have a player of their own.
 */
export function PlayerProvider({ isReading = true, children, ...props }: PlayerProviderProps) {
  const { audioBaseUrl } = useSiteSettings();
  const shared = use(SharedPlayerContext);
  const [own] = useState(() => (shared ? null : createPlayerStore()));
  const verses = useSteadyVerses(props.verses);
  const player = useMemo(() => {
    const store = shared ?? own;
    if (!store) throw new Error("No player");
    return createPlayer({ store, verses, audioBaseUrl, isReading });
  }, [shared, own, verses, audioBaseUrl, isReading]);
  useCommand("playVerse", player.pressVerse);
  useEffect(() => {
    if (!own) return undefined;
    return () => player.store.send({ type: "stop" });
  }, [own, player]);
  return <PlayerContext value={player}>{children}</PlayerContext>;
}

/** Keeps the array while the verses are equal, so that a refetched reading doesn't stop the playback. */
function useSteadyVerses(verses: readonly PlayableVerse[]) {
  const [steady, setSteady] = useState(verses);
  const isSame = verses.map(verseKey).join() === steady.map(verseKey).join();
  if (!isSame) setSteady(verses);
  return isSame ? steady : verses;
}
