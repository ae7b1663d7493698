import { BeginKhatmaInput, MAX_SHARES } from "@daily-quran/domain/group/khatma";
import { khatmaPath } from "@daily-quran/domain/web-paths";
import { SHARE_PARTS } from "@daily-quran/reading-schedule/khatma/shares";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { newUuid } from "../../lib/new-uuid.ts";
import { CallForm, useCallForm } from "../../reader/forms/call-form.tsx";
import { useDraft } from "../../reader/forms/use-draft.ts";
import { trpc } from "../../reader/server/trpc.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { NumberField } from "../../ui/fields/number-field.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { SwitchField } from "../../ui/fields/switch-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { EndField } from "./change-end.tsx";
import classes from "./khatma.module.css";

const WORDS = BeginKhatmaInput.pick({ name: true, intention: true });
const BLANK = {
  name: "",
  intention: "",
  part: "juz",
  people: 10,
  end: "",
  repeats: "",
  returnDays: "",
  most: "",
};
const REPEATS = ["week", "month"] as const;

/** Begins a khatma in a group, or without one with a link. */
export function BeginKhatmaForm({ groupId }: { readonly groupId?: number }) {
  const t = useTexts("khatma");
  const navigate = useNavigate();
  const [clientId] = useState(newUuid);
  const blank = { ...BLANK, byLink: groupId === undefined };
  const draft = useDraft(`new-khatma ${groupId ?? ""}`, blank);
  const { form, options } = useCallForm(WORDS, blank, draft);
  const call = trpc.khatma.begin.useMutation({
    ...options,
    onSuccess: ({ id }) => {
      draft.forget();
      void navigate(khatmaPath(id));
    },
  });
  const { part, people, repeats } = form.values;
  const send = ({ name, byLink, ...asked }: typeof form.values) =>
    call.mutateAsync({
      name,
      byLink,
      clientId,
      ...(groupId !== undefined && { groupId }),
      ...(asked.intention.trim() && { intention: asked.intention }),
      shares: SHARE_PARTS.find((known) => known === asked.part) ?? asked.people,
      ...(asked.end && { endsAt: new Date(asked.end).toISOString() }),
      repeats: REPEATS.find((known) => known === asked.repeats),
      ...(asked.returnDays && { returnDays: Number(asked.returnDays) }),
      ...(asked.most && { most: Number(asked.most) }),
    });
  return (
    <CallForm
      form={form}
      call={call}
      onSend={send}
      label={t("beginNow")}
      pendingLabel={t("beginning")}
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
      {repeats === "" && <EndField {...form.getInputProps("end")} error={form.errors["endsAt"]} />}
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
    </CallForm>
  );
}
