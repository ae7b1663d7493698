import { markedVerses } from "@daily-quran/domain/progress/marked-readings";
import { commonVerses, type VerseSet, verseSet } from "@daily-quran/quran/verse-spans";
import { spanOfDay } from "@daily-quran/reading-schedule/plan";
import { IconCheck } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { progress as store } from "../../reader/progress/progress.ts";
import { useItems } from "../../reader/progress/use-progress.ts";
import { useReaderToday } from "../../reader/day/reader-today.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { TextButton } from "../../ui/buttons/text-button.tsx";
import classes from "./day-plans.module.css";
import { marksByPortion, marksToUndo, ownPlans } from "./own-plans.ts";
import { useVersesTitle } from "../../reader/day-title.ts";

/** At the end of a day of the shared plan: what own plans read of it today or have missed, to be marked. */
export function DayPlans({ day }: { readonly day: number }) {
  const plans = useItems("plan");
  const marks = useItems("mark");
  const today = useReaderToday();
  const states = useMemo(
    () => (plans && marks ? ownPlans(plans, marks, today.date) : []),
    [plans, marks, today],
  );
  // A mark that counts for an earlier date can be taken back while the page is open.
  const [madeUp, setMadeUp] = useState<readonly string[]>([]);
  if (!marks) return null;
  const page = [spanOfDay(day)];
  const rows = states.map((state) => {
    const { id, plan, progress } = state;
    const unread = commonVerses(verseSet([...progress.today, ...progress.missed]), page);
    return {
      id,
      name: plan.name,
      unread,
      made: marksToUndo(state, marks, madeUp).filter(
        ({ value }) => commonVerses([markedVerses(value)], page).length > 0,
      ),
      markAll: async () => {
        const made = marksByPortion(state, unread, { marks, timeZone: today.timeZone });
        setMadeUp(made.map((mark) => mark.id));
        await store.set(...made);
      },
    };
  });
  return (
    <div className={classes.plans}>
      {rows.map(({ id, name, unread, made, markAll }) => (
        <div key={id} className={classes.plan}>
          {unread.length > 0 && (
            <PlanRow
              id={`${id}-unread`}
              name={name}
              verses={unread}
              action="markRead"
              onAct={markAll}
            />
          )}
          {made.map((mark) => (
            <PlanRow
              key={mark.id}
              id={mark.id}
              name={name}
              verses={[markedVerses(mark.value)]}
              action="undo"
              onAct={() => store.set({ kind: "mark", id: mark.id, value: null })}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface PlanRowProps {
  readonly id: string;
  readonly name: string;
  readonly verses: VerseSet;
  readonly action: "markRead" | "undo";
  readonly onAct: () => Promise<void>;
}

function PlanRow({ id, name, verses, action, onAct }: PlanRowProps) {
  const t = useTexts("progress");
  const titleOf = useVersesTitle();
  return (
    <p className={classes.row}>
      {action === "undo" && <IconCheck aria-hidden size={18} />}
      <span id={`${id}-what`}>
        {name} · {titleOf(verses)}
      </span>
      <TextButton
        id={`${id}-act`}
        aria-labelledby={`${id}-act ${id}-what`}
        isStrong
        onClick={() => void onAct()}
      >
        {t(action)}
      </TextButton>
    </p>
  );
}
