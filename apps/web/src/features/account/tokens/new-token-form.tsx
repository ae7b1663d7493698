import { CreateTokenInput, type NewAccessToken } from "@daily-quran/domain/account/access-token";
import { useForm } from "@mantine/form";
import { useOneAtATime } from "../../../lib/use-one-at-a-time.ts";
import { failureText, fieldErrors } from "../../../reader/server/failure.ts";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useSchemaResolver } from "../../../reader/use-schema-resolver.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { SwitchField } from "../../../ui/fields/switch-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { FormButtons, FormFailure, FormLayout } from "../../../ui/forms/form-layout.tsx";
import { SubmitButton } from "../../../ui/forms/submit-button.tsx";

const TERMS = [7, 30, 90, 366];

interface TokenFormValues {
  readonly name: string;
  readonly write: boolean;
  readonly groups: boolean;
  readonly days: string;
}

function inputOf({ name, write, groups, days }: TokenFormValues): CreateTokenInput {
  const scopes: CreateTokenInput["scopes"] = ["read"];
  if (write) scopes.push("write");
  if (groups) scopes.push("groups");
  return { name, scopes, expiresInDays: Number(days) };
}

export function NewTokenForm({ onMade }: { readonly onMade: (token: NewAccessToken) => void }) {
  const t = useTexts("tokens");
  const utils = trpc.useUtils();
  const form = useForm<TokenFormValues>({
    initialValues: { name: "", write: false, groups: false, days: "90" },
    validate: useSchemaResolver(CreateTokenInput.pick({ name: true })),
  });
  const { mutateAsync, isPending, error } = trpc.token.create.useMutation({
    meta: { ownsError: true },
    onSuccess: (token) => {
      form.reset();
      onMade(token);
      return utils.token.list.invalidate();
    },
    onError: (failure) => form.setErrors(fieldErrors(failure)),
  });
  const submit = useOneAtATime((values: TokenFormValues) => mutateAsync(inputOf(values)));
  return (
    <FormLayout onSubmit={form.onSubmit(submit)}>
      <TextField
        label={t("name")}
        description={t("mayRead")}
        placeholder={t("nameHint")}
        autoComplete="off"
        {...form.getInputProps("name")}
      />
      <SwitchField
        label={t("write")}
        description={t("writeWhy")}
        {...form.getInputProps("write", { type: "checkbox" })}
      />
      <SwitchField
        label={t("groups")}
        description={t("groupsWhy")}
        {...form.getInputProps("groups", { type: "checkbox" })}
      />
      <SelectField
        label={t("validFor")}
        data={TERMS.map((count) => ({ value: String(count), label: t("days", { count }) }))}
        {...form.getInputProps("days")}
      />
      <FormFailure text={error ? failureText(error, t("createFailed")) : undefined} />
      <FormButtons>
        <SubmitButton label={t("create")} pendingLabel={t("creating")} isPending={isPending} />
      </FormButtons>
    </FormLayout>
  );
}
