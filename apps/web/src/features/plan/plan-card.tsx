import { withoutLastChoice } from "@daily-quran/reading-schedule/plans/catch-up";
import { restDaysOn } from "@daily-quran/reading-schedule/plans/rest-dates";
import { countVerses } from "@daily-quran/quran/verse-spans";
import { useState } from "react";
import { useItems } from "../../reader/progress/use-progress.ts";
import { progress as store } from "../../reader/progress/progress.ts";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { TextButton } from "../../ui/buttons/text-button.tsx";
import { useShowToast } from "../../ui/toasts/use-toasts.ts";
import { chooseHome, homeChoice } from "../../reader/day/day-override.ts";
import { HomeButton } from "../../reader/day/home-button.tsx";
import { CatchUp } from "./catch-up.tsx";
import { markedVerses } from "@daily-quran/domain/progress/marked-readings";
import { IconCheck } from "@tabler/icons-react";
import { useVersesTitle } from "../../reader/day-title.ts";
import { type MarkItem, marksToUndo, type OwnPlanState, selectorOf } from "./own-plans.ts";
import { PaceForm, RestForm } from "./choice-forms.tsx";
import bar from "../../ui/status/progress-bar.module.css";
import classes from "./plan.module.css";
import { TodaysPortion } from "./todays-portion.tsx";
import { useWeekdays } from "./use-weekdays.ts";

interface PlanCardProps {
  readonly state: OwnPlanState;
  readonly marks: readonly MarkItem[];
  readonly timeZone: string;
}

/** One plan of the reader's own: today's portion, how far it is, what is missed, and what can be changed. */
export function PlanCard({ state, marks, timeZone }: PlanCardProps) {
  const t = useTexts("plans");
  const formats = useFormats();
  const weekday = useWeekdays();
  const { plan, progress, restsUntil } = state;
  const all = countVerses([plan.verses]);
  const read = countVerses(progress.read);
  const restDays = restDaysOn(plan, state.today).map((day) => weekday(day, "short"));
  // A mark that counts for an earlier date can be taken back while the page is open.
  const [madeUp, setMadeUp] = useState<readonly string[]>([]);
  const made = marksToUndo(state, marks, madeUp);
  return (
    <article className={classes.plan}>
      <h3>{plan.name}</h3>
      <progress
        aria-label={t("progressOf", { name: plan.name })}
        value={read}
        max={all}
        className={bar.bar}
      />
      <p className={classes.quiet}>
        {t("progress", { read, all })}
        {progress.endsOn !== undefined &&
          !progress.isFinished &&
          ` · ${t("ends", { day: formats.day(progress.endsOn) })}`}
        {restDays.length > 0 &&
          !progress.isFinished &&
          ` · ${t("restsOn", { days: restDays.join(", ") })}`}
        {progress.later.length > 0 && ` · ${t("later", { count: countVerses(progress.later) })}`}
      </p>
      <TodaysPortion state={state} timeZone={timeZone} isListed={made.length > 0} />
      <MarkedToday marks={made} />
      {progress.missedDays > 0 && restsUntil === undefined && (
        <CatchUp state={state} marks={marks} timeZone={timeZone} onMarked={setMadeUp} />
      )}
      <PlanActions state={state} />
    </article>
  );
}

function PlanActions({ state }: Pick<PlanCardProps, "state">) {
  const t = useTexts("plans");
  const [open, setOpen] = useState<"pace" | "rest" | "remove">();
  const { id, plan, progress } = state;
  const showToast = useShowToast();
  const place = useItems("position")?.find((one) => one.id === id)?.value ?? null;
  const close = () => setOpen(undefined);
  const last = plan.choices.at(-1);
  return (
    <div className={classes.actions}>
      {last && (
        <TextButton
          onClick={() => void store.set({ kind: "plan", id, value: withoutLastChoice(plan) })}
        >
          {t("undoChoice", { kind: selectorOf(last) })}
        </TextButton>
      )}
      {!progress.isFinished && (
        <>
          <TextButton onClick={() => setOpen("pace")}>{t("changePace")}</TextButton>
          <TextButton onClick={() => setOpen("rest")}>{t("rest")}</TextButton>
        </>
      )}
      <HomeButton choice={{ plan: id }} name={plan.name} />
      <TextButton onClick={() => setOpen("remove")}>{t("remove")}</TextButton>
      <Dialog title={t("changePace")} opened={open === "pace"} onClose={close}>
        <PaceForm state={state} onClose={close} />
      </Dialog>
      <Dialog title={t("rest")} opened={open === "rest"} onClose={close}>
        <RestForm state={state} onClose={close} />
      </Dialog>
      <ConfirmDialog
        title={t("removeTitle", { name: plan.name })}
        question={t("removeWhy")}
        action={t("removeDo")}
        destructive
        isPending={false}
        opened={open === "remove"}
        onConfirm={() => {
          close();
          void store.set({ kind: "plan", id, value: null }, { kind: "position", id, value: null });
          const atHome = homeChoice.get();
          const isAtHome = atHome && "plan" in atHome && atHome.plan === id;
          const showAgain = isAtHome ? chooseHome(null) : undefined;
          showToast({
            title: t("removed", { name: plan.name }),
            undo: () =>
              void store
                .set({ kind: "plan", id, value: plan }, { kind: "position", id, value: place })
                .then(showAgain),
          });
        }}
        onClose={close}
      />
    </div>
  );
}

/** What was marked as read for a plan today; each mark can be taken back. */
function MarkedToday({ marks }: { readonly marks: readonly MarkItem[] }) {
  const t = useTexts("plans");
  const titleOf = useVersesTitle();
  if (marks.length === 0) return null;
  return (
    <ul className={classes.markedToday}>
      {marks.map(({ id, value }) => {
        const title = titleOf([markedVerses(value)]);
        return (
          <li key={id}>
            <IconCheck aria-hidden size={18} />
            {t("read", { title })}
            <TextButton
              aria-label={t("undoRead", { title })}
              onClick={() => void store.set({ kind: "mark", id, value: null })}
            >
              {t("undo")}
            </TextButton>
          </li>
        );
      })}
    </ul>
  );
}
