import { useEffect, useState } from "react";
import { takeEarlyKeys } from "../../features/keyboard/early-keys.ts";
import { createKeyQueue } from "../../features/keyboard/key-queue.ts";
import { shortcutKey } from "../../features/keyboard/shortcut-key.ts";
import { lazyPart } from "../../lib/lazy-part.ts";

const Keys = lazyPart("keys", async () => (await import("./keys.tsx")).Keys);

/** The keys of the page, loaded with the first that is pressed. */
export function LaterKeys() {
  const [isWanted, setWanted] = useState(false);
  const [queue] = useState(createKeyQueue);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = shortcutKey(event);
      if (key === undefined) return;
      event.preventDefault();
      queue.press({ key, at: event.timeStamp });
      setWanted(true);
    };
    takeEarlyKeys().forEach(onKeyDown);
    // Before the player's keys: a verse in focus has Space for itself.
    document.addEventListener("keydown", onKeyDown, true);
    return () => document.removeEventListener("keydown", onKeyDown, true);
  }, [queue]);
  return isWanted ? <Keys queue={queue} /> : null;
}
