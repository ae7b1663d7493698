import { BeginKhatmaInput, type Khatma } from "@daily-quran/domain/group/khatma";
import type { TextInputProps } from "@mantine/core";
import { Button } from "../../ui/buttons/button.tsx";
import { useState } from "react";
import { now } from "../../reader/clock/clock.ts";
import { CallForm, useCallForm } from "../../reader/forms/call-form.tsx";
import { trpc } from "../../reader/server/trpc.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { useShowToast } from "../../ui/toasts/use-toasts.ts";

const MINUTE_MS = 60_000;
const END = BeginKhatmaInput.pick({ endsAt: true });

/** An instant as the field has it: by the clock of this device. */
const localMinute = (instant: number): string =>
  new Date(instant - new Date(instant).getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);

/** Until when a khatma is, by the clock of this device: the server gets the instant. */
export function EndField(props: TextInputProps) {
  const t = useTexts("khatma");
  const [min] = useState(() => localMinute(now() + MINUTE_MS));
  return (
    <TextField
      label={t("end")}
      description={t("endHint")}
      type="datetime-local"
      min={min}
      {...props}
    />
  );
}

interface ChangeEndProps {
  readonly khatma: Khatma;
  readonly onChanged: () => Promise<void>;
}

/** Gives a khatma another end, or none. */
export function ChangeEnd({ khatma, onChanged }: ChangeEndProps) {
  const t = useTexts("khatma");
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t("changeEnd")}
      </Button>
      <Dialog title={t("changeEnd")} opened={isAsking} onClose={close}>
        <EndForm
          khatma={khatma}
          onChanged={() => {
            close();
            return onChanged();
          }}
        />
      </Dialog>
    </>
  );
}

function EndForm({ khatma: { id: khatmaId, endsAt }, onChanged }: ChangeEndProps) {
  const t = useTexts("khatma");
  const showToast = useShowToast();
  const { form, options } = useCallForm(END, {
    end: endsAt === undefined ? "" : localMinute(Date.parse(endsAt)),
  });
  const call = trpc.khatma.change.useMutation({
    ...options,
    onSuccess: () => {
      showToast({ title: t("endChanged") });
      return onChanged();
    },
  });
  return (
    <CallForm
      form={form}
      call={call}
      onSend={({ end }) =>
        call.mutateAsync({ khatmaId, endsAt: end ? new Date(end).toISOString() : null })
      }
      label={t("save")}
      pendingLabel={t("sending")}
    >
      <EndField data-autofocus {...form.getInputProps("end")} error={form.errors["endsAt"]} />
    </CallForm>
  );
}
