import type { OwnMails } from "@daily-quran/domain/account/own-mails";
import { failureText } from "../../reader/server/failure.ts";
import { trpc } from "../../reader/server/trpc.tsx";
import { useSiteSettings } from "../../reader/site-settings.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { SwitchField } from "../../ui/fields/switch-field.tsx";
import { FormFailure } from "../../ui/forms/form-layout.tsx";
import { Boundary } from "../../ui/status/boundary.tsx";

const WORDS = {
  signIns: { label: "mailSignIns", why: "mailSignInsWhy" },
  announcements: { label: "mailAnnouncements", why: "mailAnnouncementsWhy" },
} as const;

interface MailSwitchProps {
  readonly of: Exclude<keyof OwnMails, "mail">;
}

/** Whether something is mailed to the user; nothing where the site sends no mail. */
export function MailSwitch(props: MailSwitchProps) {
  const t = useTexts("account");
  const { sendsMail } = useSiteSettings();
  if (!sendsMail) return null;
  return (
    <Boundary name={t("thisSetting")}>
      <Field {...props} />
    </Boundary>
  );
}

function Field({ of }: MailSwitchProps) {
  const t = useTexts("account");
  const utils = trpc.useUtils();
  const { data, error } = trpc.auth.mails.useQuery(undefined, { meta: { ownsError: true } });
  const { mutate, isPending, variables, ...change } = trpc.auth.setMails.useMutation({
    meta: { ownsError: true },
    onSuccess: (mails) => utils.auth.mails.setData(undefined, mails),
  });
  const failure = change.error ?? error;
  const isAsked = data?.[of] && data.mail === "unconfirmed";
  return (
    <>
      <SwitchField
        label={t(WORDS[of].label)}
        description={t(isAsked ? "mailAsked" : WORDS[of].why)}
        checked={(isPending ? variables[of] : data?.[of]) ?? false}
        disabled={!data || isPending}
        onChange={(event) => mutate({ [of]: event.currentTarget.checked })}
      />
      <FormFailure text={failure ? failureText(failure, t("settingFailed")) : undefined} />
    </>
  );
}
