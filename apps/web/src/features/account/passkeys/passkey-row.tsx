import { type Passkey, RenamePasskeyInput } from "@daily-quran/domain/account/passkey";
import { Button } from "../../../ui/buttons/button.tsx";
import { useState } from "react";
import { AskedCall } from "../../../reader/forms/call-dialog.tsx";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useFormats } from "../../../texts/use-formats.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import rows from "../../../ui/account-rows.module.css";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { CallForm, useCallForm } from "../../../reader/forms/call-form.tsx";

/** A passkey, with what can be done with it. */
export function PasskeyRow({ passkey }: { readonly passkey: Passkey }) {
  const t = useTexts("passkeys");
  const { instant } = useFormats();
  const [isRenaming, setRenaming] = useState(false);
  const utils = trpc.useUtils();
  const { id, name, isSynced, createdAt, lastUsedAt } = passkey;
  const close = () => setRenaming(false);
  return (
    <li>
      <div className={rows.about}>
        <p>
          <strong>{name}</strong>
        </p>
        <p className={rows.facts}>{t(isSynced ? "synced" : "onDevice")}</p>
        <p className={rows.facts}>
          <span>{t("added", { day: instant(createdAt) })}</span>
          <span>
            {lastUsedAt === undefined
              ? t("neverUsed")
              : t("lastUsed", { day: instant(lastUsedAt) })}
          </span>
        </p>
      </div>
      <div className={rows.actions}>
        <Button
          variant="default"
          onClick={() => setRenaming(true)}
          aria-label={t("renameNamed", { name })}
        >
          {t("rename")}
        </Button>
        <AskedCall
          button={(ask) => (
            <Button variant="default" onClick={ask} aria-label={t("removeNamed", { name })}>
              {t("remove")}
            </Button>
          )}
          title={t("removeTitle")}
          question={t("removeQuestion", { name })}
          action={t("removeDo")}
          destructive
          call={trpc.passkey.remove.useMutation({ meta: { ownsError: true } })}
          input={{ id }}
          onDone={() => utils.passkey.list.invalidate()}
          gone="PASSKEY_NOT_FOUND"
          failed={t("removeFailed")}
        />
      </div>
      <Dialog title={t("renameTitle")} opened={isRenaming} onClose={close}>
        <RenamePasskeyForm passkey={passkey} onDone={close} />
      </Dialog>
    </li>
  );
}

interface RenamePasskeyFormProps {
  readonly passkey: Passkey;
  readonly onDone: () => void;
}

function RenamePasskeyForm({ passkey: { id, name }, onDone }: RenamePasskeyFormProps) {
  const t = useTexts("passkeys");
  const utils = trpc.useUtils();
  const { form, options } = useCallForm(RenamePasskeyInput.pick({ name: true }), { name });
  const call = trpc.passkey.rename.useMutation({
    ...options,
    onSuccess: () => {
      onDone();
      return utils.passkey.list.invalidate();
    },
  });
  return (
    <CallForm
      form={form}
      call={call}
      onSend={(values) => call.mutateAsync({ id, ...values })}
      failed={t("renameFailed")}
      label={t("save")}
      pendingLabel={t("saving")}
    >
      <TextField label={t("name")} data-autofocus {...form.getInputProps("name")} />
    </CallForm>
  );
}
