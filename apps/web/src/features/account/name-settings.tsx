import { failureText } from "../../reader/server/failure.ts";
import { trpc } from "../../reader/server/trpc.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { SwitchField } from "../../ui/fields/switch-field.tsx";
import { FormFailure } from "../../ui/forms/form-layout.tsx";

/** Whether the user's groups see by name that the user has read a day. */
export function NameSettingsSwitch() {
  const t = useTexts("account");
  const utils = trpc.useUtils();
  const { data, error } = trpc.checkIn.settings.useQuery(undefined, { meta: { ownsError: true } });
  const { mutate, isPending, variables, ...change } = trpc.checkIn.changeSettings.useMutation({
    meta: { ownsError: true },
    onSuccess: (settings) => utils.checkIn.settings.setData(undefined, settings),
  });
  const failure = change.error ?? error;
  return (
    <>
      <SwitchField
        label={t("showName")}
        description={t("showNameWhy")}
        checked={(isPending ? variables.showName : data?.showName) ?? false}
        disabled={!data || isPending}
        onChange={(event) => mutate({ showName: event.currentTarget.checked })}
      />
      <FormFailure text={failure ? failureText(failure, t("settingFailed")) : undefined} />
    </>
  );
}
