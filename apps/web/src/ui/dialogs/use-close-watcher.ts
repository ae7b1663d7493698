import { useEffect, useEffectEvent } from "react";

/** Not in TypeScript's types yet. */
interface CloseWatcher extends EventTarget {
  readonly destroy: () => void;
}

declare global {
  interface Window {
    readonly CloseWatcher?: new () => CloseWatcher;
  }
}

/** Closes by a phone's way back, where the browser tells of it; Escape, of which it would tell too, is Mantine's. */
export function useCloseWatcher(opened: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!opened || !window.CloseWatcher) return undefined;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener("close", () => close());
    window.addEventListener("keydown", keepEscape, true);
    return () => {
      window.removeEventListener("keydown", keepEscape, true);
      watcher.destroy();
    };
  }, [opened]);
}

/** Else one Escape would close what is below, too. */
function keepEscape(event: KeyboardEvent): void {
  if (event.key === "Escape" && !event.isComposing) event.preventDefault();
}
