import { ChangedShares } from "@daily-quran/domain/group/khatma";
import { liveKhatmaPath } from "@daily-quran/domain/web-paths";
import { useEffect, useEffectEvent } from "react";

interface LiveShares {
  readonly onChanged: (changed: ChangedShares) => void;
  /** Told whether a stream is open. */
  readonly onOpen: (isOpen: boolean) => void;
  /** Told when one is open again: what changed meanwhile was not told. */
  readonly onMissed: () => void;
}

/** Follows the shares of a khatma as long as its page is seen. */
export function useLiveShares(plan: string | undefined, live: LiveShares): void {
  const onOpen = useEffectEvent(live.onOpen);
  const onMissed = useEffectEvent(live.onMissed);
  const onMessage = useEffectEvent(({ data }: MessageEvent<string>) =>
    live.onChanged(ChangedShares.parse(JSON.parse(data))),
  );
  useEffect(() => {
    if (plan === undefined) return undefined;
    let source: EventSource | undefined;
    let wasOpen = false;
    const close = () => {
      source?.close();
      source = undefined;
      onOpen(false);
    };
    const follow = () => {
      if (document.hidden) return close();
      if (source) return;
      source = new EventSource(liveKhatmaPath(plan));
      source.addEventListener("open", () => {
        onOpen(true);
        if (wasOpen) onMissed();
        wasOpen = true;
      });
      // A browser opens it again by itself, but not where the server has refused it.
      source.addEventListener("error", () => onOpen(false));
      source.addEventListener("message", onMessage);
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      close();
    };
  }, [plan]);
}
