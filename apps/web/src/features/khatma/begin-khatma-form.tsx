import { BeginKhatmaInput, MAX_SHARES } from "@daily-quran/domain/group/khatma";
import { khatmaPath } from "@daily-quran/domain/web-paths";
import { SHARE_PARTS } from "@daily-quran/reading-schedule/khatma/shares";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { newUuid } from "../../lib/new-uuid.ts";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { failureText, fieldErrors } from "../../reader/server/failure.ts";
import { trpc } from "../../reader/server/trpc.tsx";
import { useSchemaResolver } from "../../reader/forms/use-schema-resolver.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { NumberField } from "../../ui/fields/number-field.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { SwitchField } from "../../ui/fields/switch-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { FormButtons, FormFailure, FormLayout } from "../../ui/forms/form-layout.tsx";
import { SubmitButton } from "../../ui/forms/submit-button.tsx";
import classes from "./khatma.module.css";

const PEOPLE = 10;
const REPEATS = ["week", "month"] as const;

/** Begins a khatma in a group, or without one with a link. */
export function BeginKhatmaForm({ groupId }: { readonly groupId?: number }) {
  const t = useTexts("khatma");
  const navigate = useNavigate();
  const [clientId] = useState(newUuid);
  const form = useForm({
    initialValues: {
      name: "",
      intention: "",
      part: "juz",
      people: PEOPLE,
      // By the clock of this device: the server gets the instant.
      end: "",
      repeats: "",
      returnDays: "",
      most: "",
      byLink: groupId === undefined,
    },
    transformValues: ({
      name,
      intention,
      part,
      people,
      end,
      repeats,
      returnDays,
      most,
      byLink,
    }) => ({
      name,
      byLink,
      ...(intention.trim() && { intention }),
      shares: part === "people" ? people : (part as (typeof SHARE_PARTS)[number]),
      ...(end && { endsAt: new Date(end).toISOString() }),
      repeats: REPEATS.find((known) => known === repeats),
      ...(returnDays && { returnDays: Number(returnDays) }),
      ...(most && { most: Number(most) }),
    }),
    validate: useSchemaResolver(BeginKhatmaInput.pick({ name: true, intention: true })),
  });
  const { mutateAsync, isPending, error } = trpc.khatma.begin.useMutation({
    meta: { ownsError: true },
    onSuccess: ({ id }) => void navigate(khatmaPath(id)),
    onError: (failure) => form.setErrors(fieldErrors(failure)),
  });
  const submit = useOneAtATime(mutateAsync);
  const { part, people, repeats } = form.values;
  return (
    <FormLayout
      onSubmit={form.onSubmit((values) =>
        submit({ ...values, clientId, ...(groupId !== undefined && { groupId }) }),
      )}
    >
      <TextField label={t("name")} data-autofocus {...form.getInputProps("name")} />
      <TextField
        label={t("intention")}
        placeholder={t("intentionExample")}
        maxLength={100}
        {...form.getInputProps("intention")}
      />
      <SelectField
        label={t("sharedBy")}
        data={[
          ...SHARE_PARTS.map((value) => ({ value, label: t(`by.${value}`) })),
          { value: "people", label: t("by.people") },
        ]}
        {...form.getInputProps("part")}
      />
      {part === "people" && (
        <NumberField
          label={t("people")}
          description={t("peopleHint", { most: MAX_SHARES })}
          value={people}
          onChange={(value) => form.setFieldValue("people", value)}
          error={form.errors["shares"]}
        />
      )}
      {repeats === "" && (
        <TextField
          label={t("end")}
          description={t("endHint")}
          type="datetime-local"
          {...form.getInputProps("end")}
        />
      )}
      <details className={classes.more}>
        <summary>{t("more")}</summary>
        <SelectField
          label={t("repeats")}
          description={t("repeatsHint")}
          data={[
            { value: "", label: t("once") },
            { value: "week", label: t("weekly") },
            { value: "month", label: t("monthly") },
          ]}
          {...form.getInputProps("repeats")}
        />
        <SelectField
          label={t("returns")}
          description={t("returnsHint")}
          data={[
            { value: "", label: t("never") },
            ...[2, 3, 7, 14, 30].map((days) => ({
              value: String(days),
              label: t("days", { days }),
            })),
          ]}
          {...form.getInputProps("returnDays")}
        />
        <SelectField
          label={t("most")}
          data={[
            { value: "", label: t("anyNumber") },
            ...[1, 2, 3, 5, 10].map((count) => ({
              value: String(count),
              label: t("atMost", { count }),
            })),
          ]}
          {...form.getInputProps("most")}
        />
        {groupId !== undefined && (
          <SwitchField
            label={t("byLink")}
            description={t("byLinkHint")}
            {...form.getInputProps("byLink", { type: "checkbox" })}
          />
        )}
      </details>
      <FormFailure text={error ? failureText(error) : undefined} />
      <FormButtons>
        <SubmitButton label={t("beginNow")} pendingLabel={t("beginning")} isPending={isPending} />
      </FormButtons>
    </FormLayout>
  );
}
