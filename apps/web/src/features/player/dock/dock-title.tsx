import { scheduleDayPath } from "@daily-quran/domain/web-paths";
import { dayOfVerse } from "@daily-quran/reading-schedule/plan";
import { useNavigate } from "react-router-dom";
import { useTexts } from "../../../texts/use-texts.ts";
import { usePlayerState } from "../player-context.ts";
import type { Track } from "../machine/player-state.ts";
import { type VerseRef, verseKey } from "../machine/playlist.ts";
import { useReciterName } from "../use-reciter.ts";
import classes from "./player-dock.module.css";
import { scrollToVerse, verseButton } from "../verse/verse-on-page.ts";

/** Which verse it is, and where in the day; pressing it shows the verse. */
export function DockTitle() {
  const navigate = useNavigate();
  const track = usePlayerState(({ phase }) => (phase.status === "idle" ? null : phase.track));
  const verse = track?.playlist[track.index]?.verse;
  if (!track || !verse) return null;
  const show = () => {
    const key = verseKey(verse);
    if (verseButton(key)) scrollToVerse(key);
    else void navigate(addressOf(verse));
  };
  return (
    <div className={classes.what}>
      <button type="button" className={classes.title} onClick={show}>
        <span className={classes.verse}>{verse.title}</span>{" "}
        <span className={classes.position}>
          <Position {...track} />
        </span>
      </button>
      <ReciterName />
    </div>
  );
}

/** A verse's place in the reading of its day. */
const addressOf = ({ surahNumber, verseNumber }: VerseRef) =>
  `${scheduleDayPath(dayOfVerse(surahNumber, verseNumber))}#${surahNumber}-${verseNumber}`;

function ReciterName() {
  const name = useReciterName();
  return name ? <span className={classes.reciter}>{name}</span> : null;
}

function Position({ playlist, index, round, scope }: Track) {
  const t = useTexts("player");
  const repeat = usePlayerState((state) => state.repeat);
  const ofDay = { verse: index + 1, count: playlist.length };
  const position = scope === "day" ? t("verseOf", ofDay) : t("verseOnly");
  const isRepeated = repeat.mode === "verse" || (scope === "day" && repeat.mode !== "off");
  if (!isRepeated) return position;
  if (repeat.times === null) return t("time", { position, round });
  return t("timeOf", { position, round, times: repeat.times });
}
