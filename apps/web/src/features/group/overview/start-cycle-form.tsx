import { CycleSettings, StartCycleInput } from "@daily-quran/domain/group/cycle";
import {
  daysBetween,
  isCalendarDay,
  laterDay,
  startOfUtcDay,
  utcDay,
} from "@daily-quran/reading-schedule/calendar-day";
import { localTime } from "@daily-quran/reading-schedule/local-time";
import {
  cycleDay,
  planEndDate,
  hasCycleBegun,
  isCycleActive,
} from "@daily-quran/reading-schedule/cycle-day";
import { Button } from "../../../ui/buttons/button.tsx";
import { useCallForm } from "../../../reader/forms/call-form.tsx";
import { useDraft } from "../../../reader/forms/use-draft.ts";
import { useState } from "react";
import { readerToday } from "../../../reader/day/reader-today.ts";
import { useDayStart } from "../../../reader/day/use-day-start.ts";
import { trpc } from "../../../reader/server/trpc.tsx";
import { newUuid } from "../../../lib/new-uuid.ts";
import { useOneAtATime } from "../../../lib/use-one-at-a-time.ts";
import { useFormats } from "../../../texts/use-formats.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { FormButtons, FormLayout } from "../../../ui/forms/form-layout.tsx";
import { SubmitButton } from "../../../ui/forms/submit-button.tsx";
import { useOwnToast } from "../../../ui/toasts/use-own-toast.ts";
import { useShowToast } from "../../../ui/toasts/use-toasts.ts";
import { failureToast } from "../failure-toast.ts";
import { useRefreshGroups } from "../use-refresh-groups.ts";
import { type CycleFormValues, CycleSettingsFields } from "./cycle-settings-fields.tsx";
import classes from "./overview.module.css";

interface StartCycleFormProps {
  readonly groupId: number;
  readonly onClose: () => void;
}

export function StartCycleForm({ groupId, onClose }: StartCycleFormProps) {
  const t = useTexts("cycles");
  const now = useDayStart();
  // Sent again where no answer came: one form starts one cycle.
  const [clientId] = useState(newUuid);
  const refresh = useRefreshGroups();
  const showToast = useShowToast();
  const failure = useOwnToast();
  // Whoever's date is a day ahead of UTC does not begin on what is yesterday to them.
  const [firstDate] = useState(() => laterDay(utcDay(now), readerToday().date));
  const blank: CycleFormValues = {
    name: "",
    startDate: firstDate,
    settings: CycleSettings.parse({}),
  };
  const draft = useDraft(`new-cycle ${groupId}`, blank);
  const { form, options } = useCallForm(StartCycleInput, blank, draft);
  const { mutateAsync, isPending } = trpc.cycle.start.useMutation({
    ...options,
    onSuccess: async () => {
      draft.forget();
      onClose();
      failure.withdraw();
      showToast({ title: t("started"), description: t("startedText") });
      await refresh();
    },
    onError: (error) => {
      options.onError(error);
      failure.show(
        failureToast(error, { title: t("startFailedTitle"), fallback: t("startFailed") }),
      );
      // It may have been started, and only the answer was lost.
      void refresh();
    },
  });
  const submit = useOneAtATime(mutateAsync);
  const { name, startDate } = form.values;
  const missing =
    name.trim() === "" ? t("needsName") : startDate === "" ? t("needsDate") : undefined;
  return (
    <FormLayout
      onSubmit={form.onSubmit((values) =>
        submit({ groupId, clientId, readingPlan: "detailed", ...values }),
      )}
    >
      <TextField label={t("name")} data-autofocus {...form.getInputProps("name")} />
      <TextField
        label={t("startDate")}
        type="date"
        description={
          <FirstDay startDate={startDate} day={form.values.settings.startDay} now={now} />
        }
        inputWrapperOrder={["label", "input", "description", "error"]}
        {...form.getInputProps("startDate")}
      />
      <CycleSettingsFields form={form} />
      {missing && <p className={classes.missing}>{missing}</p>}
      <FormButtons>
        <Button variant="default" onClick={onClose}>
          {t("cancel")}
        </Button>
        <SubmitButton
          label={t("startCycle")}
          pendingLabel={t("starting")}
          isPending={isPending}
          disabled={missing !== undefined}
        />
      </FormButtons>
    </FormLayout>
  );
}

interface FirstDayProps {
  readonly startDate: string;
  readonly day: number;
  /** In epoch milliseconds. */
  readonly now: number;
}

/**
 * When the cycle begins by the reader's own clock, as the plan's days change at 00:00 UTC, and in how many days;
 * where it has begun, at which day it is, or that it is over: a wrong month is seen before it is started.
 */
function FirstDay({ startDate, day, now }: FirstDayProps) {
  const t = useTexts("cycles");
  const formats = useFormats();
  if (!isCalendarDay(startDate) || !(day >= 1)) return null;
  const start = { startDate, startDay: day };
  const end = planEndDate(start);
  if (!isCycleActive(start, now))
    return <strong className={classes.over}>{t("wouldBeOver", { day: formats.day(end) })}</strong>;
  if (hasCycleBegun(start, now))
    return startDate === utcDay(now)
      ? t("dayIsToday", { number: day })
      : t("dayBegan", {
          number: day,
          day: formats.day(startDate),
          today: cycleDay(start, now),
        });
  const { date, timeZone } = readerToday();
  const days = daysBetween(date, utcDay(localTime(startOfUtcDay(startDate), timeZone)));
  return t(days > 0 ? "dayBeginsIn" : "dayBegins", {
    number: day,
    days,
    day: formats.instant(startDate),
    time: formats.time(startDate),
  });
}
