import type {
  OwnReminders,
  Reminder,
  ReminderChannel,
  ReminderKind,
  ReminderSettings,
} from "@daily-quran/domain/account/reminder";
import type { TextInputProps } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useOneAtATime } from "../../../lib/use-one-at-a-time.ts";
import { deviceZone } from "../../../texts/device-zone.ts";
import { keepZone } from "../../../reader/server/reminder-zone.ts";
import { failureText } from "../../../reader/server/failure.ts";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useTexts } from "../../../texts/use-texts.ts";
import { SwitchField } from "../../../ui/fields/switch-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { FormButtons, FormFailure, FormLayout } from "../../../ui/forms/form-layout.tsx";
import { SubmitButton } from "../../../ui/forms/submit-button.tsx";
import { Unloaded } from "../../../ui/status/unloaded.tsx";
import { useShowToast } from "../../../ui/toasts/use-toasts.ts";
import classes from "./reminders.module.css";
import { ThisBrowser } from "./this-browser.tsx";

const KINDS = ["reading", "quiz", "week"] as const satisfies readonly ReminderKind[];
const CHANNELS = ["bell", "push", "mail"] as const satisfies readonly ReminderChannel[];
const HOURS: Readonly<Record<ReminderKind, string>> = {
  reading: "06:30",
  quiz: "20:00",
  week: "18:00",
};

const WHY = { reading: "readingWhy", quiz: "quizWhy", week: "weekWhy" } as const;

type Row = Readonly<Record<ReminderChannel, boolean>> & { readonly at: string };
type Values = Readonly<Record<ReminderKind, Row>> & {
  readonly quietFrom: string;
  readonly quietTo: string;
};

/** What the user is reminded of, when, and how. */
export function Reminders() {
  const t = useTexts("reminders");
  const query = trpc.reminder.get.useQuery(undefined, { staleTime: 0, meta: { ownsError: true } });
  const held = query.data;
  if (!held) return <Unloaded failed={t("loadFailed")} loading={t("loading")} of={query} />;
  return (
    <>
      <Form held={held} />
      <ThisBrowser {...held} />
    </>
  );
}

function Form({ held }: { readonly held: OwnReminders }) {
  const t = useTexts("reminders");
  const showToast = useShowToast();
  const utils = trpc.useUtils();
  const form = useForm<Values>({ initialValues: valuesOf(held) });
  const { mutateAsync, isPending, error } = trpc.reminder.set.useMutation({
    meta: { ownsError: true },
    onSuccess: (_, { timeZone, reminders }) => {
      keepZone(reminders.length > 0 ? timeZone : undefined);
      showToast({ title: t("saved"), description: t("savedText", { zone: timeZone }) });
      return utils.reminder.get.invalidate();
    },
  });
  const offered = offeredBy(held);
  const waitsForMail = held.mail === "unconfirmed" && held.reminders.some(isByMail);
  const submit = useOneAtATime((values: Values) => mutateAsync(settingsOf(values)));
  return (
    <FormLayout onSubmit={form.onSubmit(submit)}>
      {KINDS.map((kind) => (
        <fieldset key={kind} className={classes.part}>
          <legend>{t(kind)}</legend>
          <p>{t(WHY[kind])}</p>
          {offered.map((channel) => (
            <SwitchField
              key={channel}
              label={t(channel)}
              {...form.getInputProps(`${kind}.${channel}`, { type: "checkbox" })}
            />
          ))}
          {isOn(form.values[kind]) && (
            <TimeField label={t("at")} {...form.getInputProps(`${kind}.at`)} />
          )}
        </fieldset>
      ))}
      {KINDS.some((kind) => isOn(form.values[kind])) && (
        <fieldset className={classes.part}>
          <legend>{t("quiet")}</legend>
          <p>{t("quietWhy")}</p>
          <div className={classes.times}>
            <TimeField label={t("from")} {...form.getInputProps("quietFrom")} />
            <TimeField label={t("to")} {...form.getInputProps("quietTo")} />
          </div>
        </fieldset>
      )}
      {waitsForMail && <p>{t("unconfirmed")}</p>}
      <FormFailure text={error ? failureText(error, t("saveFailed")) : undefined} />
      <FormButtons>
        <SubmitButton label={t("save")} pendingLabel={t("saving")} isPending={isPending} />
      </FormButtons>
    </FormLayout>
  );
}

const TimeField = (props: TextInputProps) => (
  <TextField type="time" required withAsterisk={false} maw={180} {...props} />
);

// Where the site no longer sends mail, what was chosen before goes with the next save.
const offeredBy = ({ mail }: OwnReminders): readonly ReminderChannel[] =>
  CHANNELS.filter((channel) => channel !== "mail" || mail !== "none");

const isByMail = ({ channels }: Reminder): boolean => channels.includes("mail");

const isOn = (row: Row): boolean => CHANNELS.some((channel) => row[channel]);

function valuesOf(own: OwnReminders): Values {
  const { quietFrom, quietTo, reminders } = own;
  const offered = offeredBy(own);
  const row = (kind: ReminderKind): Row => {
    const held = reminders.find((one) => one.kind === kind);
    const has = (channel: ReminderChannel) =>
      offered.includes(channel) && (held?.channels.includes(channel) ?? false);
    return { bell: has("bell"), push: has("push"), mail: has("mail"), at: held?.at ?? HOURS[kind] };
  };
  return { reading: row("reading"), quiz: row("quiz"), week: row("week"), quietFrom, quietTo };
}

function settingsOf({ quietFrom, quietTo, ...rows }: Values): ReminderSettings {
  const reminders = KINDS.flatMap((kind) => {
    const channels = CHANNELS.filter((channel) => rows[kind][channel]);
    return channels.length > 0 ? [{ kind, at: rows[kind].at, channels }] : [];
  });
  return { timeZone: deviceZone(), quietFrom, quietTo, reminders };
}
