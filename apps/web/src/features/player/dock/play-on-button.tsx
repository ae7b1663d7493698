import { useTexts } from "../../../texts/use-texts.ts";
import { usePlayer, usePlayerState } from "../player-context.ts";
import classes from "./player-dock.module.css";

/** Continues from a single verse with the rest of the day. */
export function PlayOnButton() {
  const t = useTexts("player");
  const { store } = usePlayer();
  const hasMore = usePlayerState(
    ({ phase }) =>
      phase.status !== "idle" && phase.track.scope === "verse" && phase.track.playlist.length > 1,
  );
  if (!hasMore) return null;
  return (
    <button type="button" className={classes.playOn} onClick={() => store.send({ type: "playOn" })}>
      {t("playOn")}
    </button>
  );
}
