import { Button } from "../../ui/buttons/button.tsx";
import { useState, type ReactNode } from "react";
import { useTexts } from "../../texts/use-texts.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { DeleteAccountInput } from "@daily-quran/domain/account/user";
import { useForm } from "@mantine/form";
import { useSchemaResolver } from "../../reader/forms/use-schema-resolver.ts";
import { failureText, fieldErrors } from "../../reader/server/failure.ts";
import { leaveNothing } from "../../reader/progress/progress.ts";
import { trpc } from "../../reader/server/trpc.tsx";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { FormButtons, FormFailure, FormLayout } from "../../ui/forms/form-layout.tsx";
import type { DeletionPreview } from "@daily-quran/domain/account/account-deletion";
import classes from "./account-screen.module.css";

export function DeleteAccount({ onDeleted }: { readonly onDeleted: () => void }) {
  const t = useTexts("account");
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button variant="outline" color="red" onClick={() => setOpened(true)}>
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

interface DeleteAccountFormProps {
  readonly onDeleted: () => void;
  readonly onCancel: () => void;
}

function DeleteAccountForm({ onDeleted, onCancel }: DeleteAccountFormProps) {
  const t = useTexts("account");
  const preview = trpc.auth.deletionPreview.useQuery(undefined, {
    staleTime: 0,
    meta: { ownsError: "load" },
  });
  const form = useForm<DeleteAccountInput>({
    initialValues: { password: "" },
    validate: useSchemaResolver(DeleteAccountInput),
  });
  const { mutateAsync, isPending, error } = trpc.auth.deleteAccount.useMutation({
    meta: { ownsError: true },
    onSuccess: () => {
      onDeleted();
      return leaveNothing();
    },
    onError: (failure) => form.setErrors(fieldErrors(failure)),
  });
  const submit = useOneAtATime(mutateAsync);
  return (
    <FormLayout onSubmit={form.onSubmit((values) => submit(values))}>
      <GroupsToRelease
        preview={preview.data}
        failed={preview.isError}
        onRetry={() => void preview.refetch()}
      />
      <PasswordField label={t("yourPassword")} {...form.getInputProps("password")} />
      <FormFailure text={error ? failureText(error, t("deleteFailed")) : undefined} />
      <FormButtons>
        <Button variant="default" onClick={onCancel}>
          {t("cancel")}
        </Button>
        <Button type="submit" color="red" disabled={isPending || !preview.data}>
          {t(isPending ? "deleting" : "deleteDo")}
        </Button>
      </FormButtons>
    </FormLayout>
  );
}

interface GroupsToReleaseProps {
  /** Undefined while unknown. */
  readonly preview: DeletionPreview | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** Says what becomes of each group that the account created, before the account is deleted. */
function GroupsToRelease({ preview, failed, onRetry }: GroupsToReleaseProps) {
  const t = useTexts("account");
  if (failed)
    return (
      <div role="alert">
        <p>{t("releaseFailed")}</p>
        <Button variant="default" onClick={onRetry}>
          {t("tryAgain")}
        </Button>
      </div>
    );
  if (!preview) return <output>{t("releaseLoading")}</output>;
  const { groups, groupCount } = preview;
  const more = groupCount - groups.length;
  if (groups.length === 0) return <p>{t("releaseNone")}</p>;
  return (
    <div>
      <p>{t("release")}</p>
      <ul className={classes.groups}>
        {groups.map(({ id, name, heir }) => (
          <li key={id}>
            {heir === undefined
              ? t("releaseDeleted", { name, group: strong })
              : t("releaseTo", { name, heir, group: strong })}
          </li>
        ))}
        {more > 0 && <li>{t("releaseMore", { count: more })}</li>}
      </ul>
    </div>
  );
}

const strong = (name: ReactNode) => <strong>{name}</strong>;
