import { useSyncExternalStore } from "react";
import { useTexts } from "../../texts/use-texts.ts";
import classes from "./new-reading-line.module.css";

/** Says in the middle of a reading that there is no network. */
export function OfflineLine() {
  const t = useTexts("reading");
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (isOnline) return null;
  return (
    <output className={classes.line} data-screen-only>
      {t("offlineNow")}
    </output>
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}
