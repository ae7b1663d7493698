import { markedVerses } from "@daily-quran/domain/progress/marked-readings";
import { myReading, portionPath } from "@daily-quran/domain/web-paths";
import { wholeMinutesOf } from "@daily-quran/reading-schedule/verse-minutes";
import { commonVerses, countVerses } from "@daily-quran/quran/verse-spans";
import { IconCheck } from "@tabler/icons-react";
import { useCommand } from "../../reader/commands.ts";
import { KeepingNotice } from "../../reader/progress/keeping-notice.tsx";
import { progress as store } from "../../reader/progress/progress.ts";
import { ReminderOffer } from "../../reader/progress/reminder-offer.tsx";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Link } from "../../ui/buttons/link.tsx";
import button from "../../ui/buttons/mark-button.module.css";
import { TextButton } from "../../ui/buttons/text-button.tsx";
import { type MarkItem, marksByPortion, type OwnPlanState } from "./own-plans.ts";
import type { PlanPortion } from "./plan-portion.ts";
import classes from "./portion.module.css";
import { useVersesTitle } from "../../reader/day-title.ts";

interface PortionEndProps {
  readonly state: OwnPlanState;
  readonly portion: PlanPortion;
  readonly marks: readonly MarkItem[];
  readonly timeZone: string;
}

/** The end of a portion: its mark, and the portion that comes next. */
export function PortionEnd({ state, portion, marks, timeZone }: PortionEndProps) {
  const t = useTexts("plans");
  const formats = useFormats();
  const titleOf = useVersesTitle();
  const { id } = state;
  const { unread, next, verses } = portion;
  const made = marks.filter(
    ({ value }) => value.plan === id && commonVerses([markedVerses(value)], verses).length > 0,
  );
  const madeUp = made.find(({ value }) => value.date === portion.date && value.date < state.today);
  const undo = () =>
    store.set(...made.map((mark) => ({ kind: "mark" as const, id: mark.id, value: null })));
  const mark = () => store.set(...marksByPortion(state, unread, { marks, timeZone }));
  useCommand("markPortion", unread.length > 0 ? mark : undo);
  return (
    <section aria-labelledby="portion-end" className={classes.end}>
      <h2 id="portion-end">{t("endOfPortion")}</h2>
      {unread.length > 0 && <p>{titleOf(verses)}</p>}
      {unread.length > 0 ? (
        <button type="button" className={button.mark} onClick={() => void mark()}>
          {t("mark")}
        </button>
      ) : (
        <p className={button.marked}>
          <IconCheck aria-hidden size={18} />
          {madeUp
            ? t("readFor", { title: titleOf(verses), date: formats.day(madeUp.value.date) })
            : t("read", { title: titleOf(verses) })}
          <TextButton onClick={() => void undo()}>{t("undo")}</TextButton>
        </p>
      )}
      <KeepingNotice kind="mark" />
      <ReminderOffer />
      {state.progress.isFinished && <p>{t("finished")}</p>}
      {!next && (
        <Link to={myReading} className={classes.next ?? ""}>
          {t("otherPortions")}
        </Link>
      )}
      {next && (
        <Link to={portionPath(id, next.date)} className={classes.next ?? ""}>
          {t("nextPortion", {
            date: formats.day(next.date),
            title: titleOf(next.verses),
            name: (text) => <strong>{text}</strong>,
          })}
          <span>
            {t("portion", {
              count: countVerses(next.verses),
              minutes: wholeMinutesOf(next.verses),
            })}
          </span>
        </Link>
      )}
    </section>
  );
}
