import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useSiteSettings } from "../../reader/site-settings.ts";
import { audioReciter, audioRepeat, audioSpeed } from "./audio-preferences.ts";
import { createPlayer, type Player, PlayerContext } from "./player-context.ts";
import { createPlayerStore } from "./player-store.ts";
import { type PlayableVerse, verseKey } from "./machine/playlist.ts";
import { folderUrlOf } from "./engine/reciters.ts";
import { repeatOn } from "./machine/repeat.ts";

interface PlayerProviderProps {
  /** The playable verses of the page; none without a reading. */
  readonly verses: readonly PlayableVerse[];
  /** Whether the verses are a reading to be played in order; else each is played alone. */
  readonly isReading?: boolean;
  readonly children: ReactNode;
}

/** The player of a page. It stops when the page or the reading changes. */
export function PlayerProvider({ isReading = true, children, ...props }: PlayerProviderProps) {
  const { audioBaseUrl } = useSiteSettings();
  const [store] = useState(() => createPlayerStore());
  const verses = useSteadyVerses(props.verses);
  const player = useMemo(
    () => createPlayer({ store, verses, audioBaseUrl, isReading }),
    [store, verses, audioBaseUrl, isReading],
  );
  useEffect(() => followPreferences(player), [player]);
  useEffect(() => () => player.store.send({ type: "stop" }), [player]);
  return <PlayerContext value={player}>{children}</PlayerContext>;
}

/** Keeps the array while the verses are equal, so that a refetched reading doesn't stop the playback. */
function useSteadyVerses(verses: readonly PlayableVerse[]) {
  const [steady, setSteady] = useState(verses);
  const isSame = verses.map(verseKey).join() === steady.map(verseKey).join();
  if (!isSame) setSteady(verses);
  return isSame ? steady : verses;
}

function followPreferences({ store, readingKeys, audioBaseUrl }: Player): () => void {
  const onSpeed = () => store.send({ type: "speedChosen", speed: audioSpeed.get() });
  const onRepeat = () =>
    store.send({ type: "repeatChosen", repeat: repeatOn(readingKeys, audioRepeat.get()) });
  const onReciter = () =>
    store.send({
      type: "reciterChosen",
      folderUrl: folderUrlOf(audioBaseUrl, audioReciter.get()),
    });
  onSpeed();
  onRepeat();
  const unsubscribe = [
    audioSpeed.subscribe(onSpeed),
    audioRepeat.subscribe(onRepeat),
    audioReciter.subscribe(onReciter),
  ];
  return () => unsubscribe.forEach((stop) => stop());
}
