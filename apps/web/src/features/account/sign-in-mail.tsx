import { failureText } from "../../reader/server/failure.ts";
import { trpc } from "../../reader/server/trpc.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { SwitchField } from "../../ui/fields/switch-field.tsx";
import { FormFailure } from "../../ui/forms/form-layout.tsx";

/** Whether a sign-in from a new device is told by mail. */
export function SignInMailSwitch() {
  const t = useTexts("account");
  const utils = trpc.useUtils();
  const { data, error } = trpc.auth.signInMail.useQuery(undefined, { meta: { ownsError: true } });
  const { mutate, isPending, variables, ...change } = trpc.auth.setSignInMail.useMutation({
    meta: { ownsError: true },
    onSuccess: (settings) => utils.auth.signInMail.setData(undefined, settings),
  });
  const failure = change.error ?? error;
  return (
    <>
      <SwitchField
        label={t("tellSignIns")}
        description={t(
          data?.isOn && data.mail === "unconfirmed" ? "tellSignInsAsked" : "tellSignInsWhy",
        )}
        checked={(isPending ? variables.isOn : data?.isOn) ?? false}
        disabled={!data || isPending}
        onChange={(event) => mutate({ isOn: event.currentTarget.checked })}
      />
      <FormFailure text={failure ? failureText(failure, t("settingFailed")) : undefined} />
    </>
  );
}
