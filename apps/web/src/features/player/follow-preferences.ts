import { folderUrlOf } from "@daily-quran/domain/recitation/reciters";
import { audioReciter, audioRepeat, audioSpeed } from "./audio-preferences.ts";
import { verseKey } from "./machine/playlist.ts";
import { repeatOn } from "./machine/repeat.ts";
import type { Player } from "./player-context.ts";

/** Sends the reader's choices to the player when they change. */
export function followPreferences({ store, audioBaseUrl }: Pick<Player, "store" | "audioBaseUrl">) {
  const onSpeed = () => store.send({ type: "speedChosen", speed: audioSpeed.get() });
  const onRepeat = () =>
    store.send({
      type: "repeatChosen",
      repeat: repeatOn(playingKeys(store.get()), audioRepeat.get()),
    });
  const onReciter = () =>
    store.send({
      type: "reciterChosen",
      folderUrl: folderUrlOf(audioBaseUrl, audioReciter.get()),
    });
  const unsubscribe = [
    audioSpeed.subscribe(onSpeed),
    audioRepeat.subscribe(onRepeat),
    audioReciter.subscribe(onReciter),
  ];
  return () => unsubscribe.forEach((stop) => stop());
}

/** The keys of the reading that plays, in order; none for a verse alone. */
export function playingKeys({ phase }: ReturnType<Player["store"]["get"]>): readonly string[] {
  if (phase.status === "idle" || phase.track.playlist.length < 2) return [];
  return phase.track.playlist.map(({ verse }) => verseKey(verse));
}
