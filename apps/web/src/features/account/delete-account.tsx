import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { useState } from "react";
import { useTexts } from "../../texts/use-texts.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { DeleteAccountForm } from "./delete-account-form.tsx";

export function DeleteAccount({ onDeleted }: { readonly onDeleted: () => void }) {
  const t = useTexts("account");
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button h={44} variant="outline" color="red" onClick={() => setOpened(true)}>
        {t("deleteDo")}
      </Button>
      <Dialog
        title={t("deleteTitle")}
        description={t("deleteFinal")}
        opened={opened}
        onClose={close}
      >
        <DeleteAccountForm onDeleted={onDeleted} onCancel={close} />
      </Dialog>
    </>
  );
}
