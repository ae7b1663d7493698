import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { useState } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { DeleteAccountForm } from "./delete-account-form.tsx";

export function DeleteAccount() {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button h={44} variant="outline" color="red" onClick={() => setOpened(true)}>
        Delete Account
      </Button>
      <Dialog
        title="Delete your account?"
        description="This cannot be undone."
        opened={opened}
        onClose={close}
      >
        <DeleteAccountForm onCancel={close} />
      </Dialog>
    </>
  );
}
