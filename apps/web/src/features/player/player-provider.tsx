import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useSiteSettings } from "../../reader/site-settings.ts";
import { audioReciter, audioRepeat, audioSpeed } from "./audio-preferences.ts";
import { createPlayer, type Player, PlayerContext } from "./player-context.ts";
import { createPlayerStore } from "./player-store.ts";
import { type PlayableVerse, verseKey } from "./machine/playlist.ts";
import { folderUrlOf } from "./engine/reciters.ts";
import { repeatOn } from "./machine/repeat.ts";

interface PlayerProviderProps {
  /** What can be played on the page; none where there is no reading. */
  readonly verses: readonly PlayableVerse[];
  /** Whether the verses are a reading, one after the other; if not, each is played by itself. */
  readonly isReading?: boolean;
  readonly children: ReactNode;
}

/** The one player of a page. Playing stops when the page is left, or shows another reading. */
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

/** The same array for as long as the verses are the same, so that a refreshed reading doesn't stop its recitation. */
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
