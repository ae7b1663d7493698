import { useEffect } from "react";
import type { PlayerStore } from "../player-store.ts";

const CHANNEL = "daily-quran-player";

/** A tab that begins to play pauses the recitation of the others. */
export function useOneTab(store: PlayerStore): void {
  useEffect(() => {
    if (!("BroadcastChannel" in window)) return undefined;
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener("message", () => store.send({ type: "pause" }));
    let wasSilent = true;
    const tell = () => {
      const isSilent = ["idle", "paused", "error"].includes(store.get().phase.status);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
      if (wasSilent && !isSilent) channel.postMessage(null);
      wasSilent = isSilent;
    };
    tell();
    const unsubscribe = store.subscribe(tell);
    return () => {
      unsubscribe();
      channel.close();
    };
  }, [store]);
}
