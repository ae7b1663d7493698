import { CycleSettings, StartCycleInput } from "@daily-quran/domain/cycle";
import { utcDay } from "@daily-quran/reading-schedule/calendar-day";
import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { schemaResolver, useForm } from "@mantine/form";
import { useState } from "react";
import { trpc } from "../../../reader/trpc.tsx";
import { useOneAtATime } from "../../../lib/use-one-at-a-time.ts";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { FormButtons, FormLayout } from "../../../ui/form-layout.tsx";
import { SubmitButton } from "../../../ui/submit-button.tsx";
import { useShowToast } from "../../../ui/toasts/use-toasts.ts";
import { useFailureToast } from "../use-failure-toast.ts";
import { useRefreshGroups } from "../use-refresh-groups.ts";
import { type CycleFormValues, CycleSettingsFields } from "./cycle-settings-fields.tsx";
import { fieldErrors } from "../../../reader/failure.ts";

interface StartCycleFormProps {
  readonly groupId: number;
  readonly onClose: () => void;
}

export function StartCycleForm({ groupId, onClose }: StartCycleFormProps) {
  const [now] = useState(Date.now);
  const refresh = useRefreshGroups();
  const showToast = useShowToast();
  const showFailure = useFailureToast("Failed to Create Cycle", "Failed to create reading cycle");
  const form = useForm<CycleFormValues>({
    initialValues: { name: "", startDate: utcDay(now), settings: CycleSettings.parse({}) },
    validate: schemaResolver(StartCycleInput, { sync: true }),
  });
  const { mutateAsync, isPending } = trpc.cycle.start.useMutation({
    meta: { ownsError: true },
    onSuccess: async () => {
      onClose();
      showToast({
        title: "Reading Cycle Created",
        description: "300-day reading cycle started successfully",
      });
      await refresh();
    },
    onError: (error) => {
      form.setErrors(fieldErrors(error));
      showFailure(error);
    },
  });
  const submit = useOneAtATime(mutateAsync);
  const { name, startDate } = form.values;
  return (
    <FormLayout
      onSubmit={form.onSubmit((values) => submit({ groupId, readingPlan: "detailed", ...values }))}
    >
      <TextField label="Cycle Name" data-autofocus {...form.getInputProps("name")} />
      <TextField label="Start Date" type="date" {...form.getInputProps("startDate")} />
      <CycleSettingsFields form={form} />
      <FormButtons>
        <Button h={44} variant="default" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton
          label="Start Cycle"
          pendingLabel="Starting..."
          isPending={isPending}
          disabled={name.trim() === "" || startDate === ""}
        />
      </FormButtons>
    </FormLayout>
  );
}
