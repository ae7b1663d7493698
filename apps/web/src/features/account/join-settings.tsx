import { failureText } from "../../reader/server/failure.ts";
import { trpc } from "../../reader/server/trpc.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { SwitchField } from "../../ui/fields/switch-field.tsx";
import { FormFailure } from "../../ui/forms/form-layout.tsx";

/** Whether others may add the user to their groups. */
export function JoinSettingsSwitch() {
  const t = useTexts("account");
  const utils = trpc.useUtils();
  const { data, error } = trpc.joining.settings.useQuery(undefined, {
    meta: { ownsError: true },
  });
  const { mutate, isPending, variables, ...change } = trpc.joining.change.useMutation({
    meta: { ownsError: true },
    onSuccess: (settings) => utils.joining.settings.setData(undefined, settings),
  });
  const failure = change.error ?? error;
  return (
    <>
      <SwitchField
        label={t("onlyJoins")}
        description={t("onlyJoinsWhy")}
        checked={(isPending ? variables.onlyJoins : data?.onlyJoins) ?? false}
        disabled={!data || isPending}
        onChange={(event) => mutate({ onlyJoins: event.currentTarget.checked })}
      />
      <FormFailure text={failure ? failureText(failure, t("settingFailed")) : undefined} />
    </>
  );
}
