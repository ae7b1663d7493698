import { ReaderName } from "@daily-quran/domain/group/khatma";
import { useState } from "react";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { failureText } from "../../reader/server/failure.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { FormButtons, FormFailure, FormLayout } from "../../ui/forms/form-layout.tsx";
import { SubmitButton } from "../../ui/forms/submit-button.tsx";

interface EnterDialogProps {
  /** Whether the name is somebody's who has no phone. */
  readonly isHelped?: boolean;
  readonly opened: boolean;
  readonly onEnter: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the name under which somebody without an account takes part. */
export function EnterDialog({ isHelped = false, opened, onEnter, onClose }: EnterDialogProps) {
  const t = useTexts("khatma");
  return (
    <Dialog
      title={t(isHelped ? "theirName" : "yourName")}
      description={t(isHelped ? "theirNameHint" : "yourNameHint")}
      opened={opened}
      onClose={onClose}
    >
      <NameForm action={t("takePart")} onName={onEnter} />
    </Dialog>
  );
}

interface NameFormProps {
  readonly action: string;
  readonly onName: (name: string) => Promise<void>;
}

/** A field for a name. */
function NameForm({ action, onName }: NameFormProps) {
  const t = useTexts("khatma");
  const [name, setName] = useState("");
  const [fault, setFault] = useState<string>();
  const [isPending, setPending] = useState(false);
  const submit = useOneAtATime(async () => {
    const parsed = ReaderName.safeParse(name);
    if (!parsed.success) return setFault(parsed.error.issues[0]?.message);
    setPending(true);
    setFault(undefined);
    try {
      await onName(parsed.data);
      setName("");
    } catch (error) {
      setFault(failureText(error));
    } finally {
      setPending(false);
    }
  });
  return (
    <FormLayout
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label={t("nameLabel")}
        autoComplete="given-name"
        data-autofocus
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <FormFailure text={fault} />
      <FormButtons>
        <SubmitButton label={action} pendingLabel={t("sending")} isPending={isPending} />
      </FormButtons>
    </FormLayout>
  );
}
