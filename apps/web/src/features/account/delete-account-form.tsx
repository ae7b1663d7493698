import { DeleteAccountInput } from "@daily-quran/domain/account/user";
import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { useForm } from "@mantine/form";
import { useSchemaResolver } from "../../reader/forms/use-schema-resolver.ts";
import { failureText, fieldErrors } from "../../reader/server/failure.ts";
import { leaveNothing } from "../../reader/progress/progress.ts";
import { trpc } from "../../reader/server/trpc.tsx";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { FormButtons, FormFailure, FormLayout } from "../../ui/forms/form-layout.tsx";
import { GroupsToRelease } from "./groups-to-release.tsx";

interface DeleteAccountFormProps {
  readonly onDeleted: () => void;
  readonly onCancel: () => void;
}

export function DeleteAccountForm({ onDeleted, onCancel }: DeleteAccountFormProps) {
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
      <PasswordField
        label={t("yourPassword")}
        autoComplete="current-password"
        {...form.getInputProps("password")}
      />
      <FormFailure text={error ? failureText(error, t("deleteFailed")) : undefined} />
      <FormButtons>
        <Button h={44} variant="default" onClick={onCancel}>
          {t("cancel")}
        </Button>
        <Button h={44} type="submit" color="red" disabled={isPending || !preview.data}>
          {t(isPending ? "deleting" : "deleteDo")}
        </Button>
      </FormButtons>
    </FormLayout>
  );
}
