import type { Surah } from "@daily-quran/domain/reading";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useSiteSettings } from "../../lib/site-settings.ts";
import { audioReciter, audioRepeat, audioSpeed } from "./audio-preferences.ts";
import { createPlayer, type Player, PlayerContext } from "./player-context.ts";
import { createPlayerStore } from "./player-store.ts";
import { playableVerses, verseKey } from "./playlist.ts";
import { folderUrlOf } from "./reciters.ts";
import { repeatOn } from "./repeat.ts";

interface PlayerProviderProps {
  /** The reading on the page; none where there is no reading. */
  readonly surahs: readonly Surah[];
  readonly children: ReactNode;
}

/** The one player of a page. Playing stops when the page is left, or shows another reading. */
export function PlayerProvider({ surahs, children }: PlayerProviderProps) {
  const { audioBaseUrl } = useSiteSettings();
  const [store] = useState(() => createPlayerStore());
  const verses = useSteadyVerses(surahs);
  const player = useMemo(
    () => createPlayer({ store, verses, audioBaseUrl }),
    [store, verses, audioBaseUrl],
  );
  useEffect(() => followPreferences(player), [player]);
  useEffect(() => () => player.store.send({ type: "stop" }), [player]);
  return <PlayerContext value={player}>{children}</PlayerContext>;
}

/** The same array for as long as the verses are the same, so that a refreshed reading doesn't stop its recitation. */
function useSteadyVerses(surahs: readonly Surah[]) {
  const verses = useMemo(() => playableVerses(surahs), [surahs]);
  const [steady, setSteady] = useState(verses);
  const isSame = verses.map(verseKey).join() === steady.map(verseKey).join();
  if (!isSame) setSteady(verses);
  return isSame ? steady : verses;
}

function followPreferences({ store, verses, audioBaseUrl }: Player): () => void {
  const keys = verses.map(verseKey);
  const onSpeed = () => store.send({ type: "speedChosen", speed: audioSpeed.get() });
  const onRepeat = () =>
    store.send({ type: "repeatChosen", repeat: repeatOn(keys, audioRepeat.get()) });
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
