import { ChangeCycleInput, type Cycle } from "@daily-quran/domain/group/cycle";
import { PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import { laterDay, utcDay } from "@daily-quran/reading-schedule/calendar-day";
import { Button } from "../../../ui/buttons/button.tsx";
import { useState } from "react";
import { dueDateOf, hasBegun } from "../../../reader/day/cycle.ts";
import { useDayStart } from "../../../reader/day/use-day-start.ts";
import { CallDialog } from "../../../reader/forms/call-dialog.tsx";
import { CallForm, useCallForm } from "../../../reader/forms/call-form.tsx";
import { useDraft } from "../../../reader/forms/use-draft.ts";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useFormats } from "../../../texts/use-formats.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useShowToast } from "../../../ui/toasts/use-toasts.ts";
import { useRefreshGroups } from "../use-refresh-groups.ts";

interface CycleProps {
  readonly cycle: Cycle;
}

/** Renames a cycle, ends it, or goes on with one that was ended: as long as its day 300 is not over. */
export function ChangeCycle({ cycle }: CycleProps) {
  const t = useTexts("cycles");
  const [opened, setOpened] = useState(false);
  const { name } = cycle;
  const close = () => setOpened(false);
  if (dueDateOf(cycle, PLAN_DAYS) < utcDay(useDayStart())) return null;
  return (
    <>
      <Button
        px={0}
        me="lg"
        variant="transparent"
        aria-label={t("changeNamed", { name })}
        onClick={() => setOpened(true)}
      >
        {t("change")}
      </Button>
      <Dialog title={t("changeTitle", { name })} opened={opened} onClose={close}>
        <ChangeCycleForm cycle={cycle} onClose={close} />
      </Dialog>
    </>
  );
}

function ChangeCycleForm({ cycle, onClose }: CycleProps & { readonly onClose: () => void }) {
  const t = useTexts("cycles");
  const { day } = useFormats();
  const now = useDayStart();
  const today = utcDay(now);
  const refresh = useRefreshGroups();
  const showToast = useShowToast();
  const { id: cycleId, name, startDate, endDate, currentDay } = cycle;
  const planEnd = dueDateOf(cycle, PLAN_DAYS);
  // Without the end: who opens the dialog again to rename a cycle shall not end it.
  const draft = useDraft(`cycle ${cycleId}`, { name });
  const { form, options } = useCallForm(ChangeCycleInput, { endDate, name }, draft);
  const endsToday = form.values.endDate === today;
  const call = trpc.cycle.change.useMutation({
    ...options,
    onSuccess: async (changed) => {
      draft.forget();
      onClose();
      showToast({ title: t("changed"), description: t("endsOn", { day: day(changed.endDate) }) });
      await refresh();
    },
  });
  return (
    <CallForm
      form={form}
      call={call}
      onSend={(values) => call.mutateAsync({ cycleId, ...values })}
      failed={t("changeFailed")}
      label={t("save")}
      pendingLabel={t("saving")}
      cancel={{ label: t("cancel"), onCancel: onClose }}
    >
      <TextField label={t("name")} data-autofocus {...form.getInputProps("name")} />
      <TextField
        label={t("endDate")}
        type="date"
        min={laterDay(startDate, today)}
        max={planEnd}
        description={t("endDateWhy", { day: day(planEnd), days: PLAN_DAYS })}
        inputWrapperOrder={["label", "input", "description", "error"]}
        {...form.getInputProps("endDate")}
      />
      {hasBegun(cycle, now) && endDate !== today && (
        <>
          <Button
            variant={endsToday ? "light" : "default"}
            aria-pressed={endsToday}
            onClick={() => form.setFieldValue("endDate", endsToday ? endDate : today)}
          >
            {t("endNow", { number: currentDay })}
          </Button>
          <output>{endsToday && t("endsOnceSaved", { number: currentDay })}</output>
        </>
      )}
    </CallForm>
  );
}

/** Removes a cycle that was started by mistake, after a question. */
export function RemoveCycle({ cycle }: CycleProps) {
  const t = useTexts("cycles");
  const [asking, setAsking] = useState(false);
  const refresh = useRefreshGroups();
  const showToast = useShowToast();
  const call = trpc.cycle.remove.useMutation({ meta: { ownsError: true } });
  const close = () => {
    setAsking(false);
    call.reset();
    // Refused, as members have begun with it: then there is nothing to offer.
    if (call.error) void refresh();
  };
  const { name } = cycle;
  return (
    <>
      <Button
        px={0}
        variant="transparent"
        color="red"
        aria-label={t("removeNamed", { name })}
        onClick={() => setAsking(true)}
      >
        {t("remove")}
      </Button>
      <CallDialog
        title={t("removeTitle", { name })}
        question={t("removeQuestion")}
        action={t("remove")}
        destructive
        call={call}
        input={{ cycleId: cycle.id }}
        onDone={() => {
          setAsking(false);
          showToast({ title: t("removed") });
          return refresh();
        }}
        gone="CYCLE_NOT_FOUND"
        failed={t("removeFailed")}
        opened={asking}
        onClose={close}
      />
    </>
  );
}
