import type { OwnMails } from "@daily-quran/domain/account/own-mails";
import { failureText } from "../../reader/server/failure.ts";
import { trpc } from "../../reader/server/trpc.tsx";
import { useSiteSettings } from "../../reader/site-settings.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { SwitchField } from "../../ui/fields/switch-field.tsx";
import { FormFailure } from "../../ui/forms/form-layout.tsx";
import { Boundary } from "../../ui/status/boundary.tsx";

const OWN = { meta: { ownsError: true } };

/** Whether others may add the user to their groups. */
export function JoinSwitch() {
  const t = useTexts("account");
  const utils = trpc.useUtils();
  const held = trpc.joining.settings.useQuery(undefined, OWN);
  const change = trpc.joining.change.useMutation({
    ...OWN,
    onSuccess: (settings) => utils.joining.settings.setData(undefined, settings),
  });
  const texts = { label: t("onlyJoins"), description: t("onlyJoinsWhy") };
  return <SettingSwitch name="onlyJoins" held={held} change={change} {...texts} />;
}

/** Whether the user's groups see by name that the user has read a day. */
export function NameSwitch() {
  const t = useTexts("account");
  const utils = trpc.useUtils();
  const held = trpc.checkIn.settings.useQuery(undefined, OWN);
  const change = trpc.checkIn.changeSettings.useMutation({
    ...OWN,
    onSuccess: (settings) => utils.checkIn.settings.setData(undefined, settings),
  });
  const texts = { label: t("showName"), description: t("showNameWhy") };
  return <SettingSwitch name="showName" held={held} change={change} {...texts} />;
}

const MAILS = {
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
  return (
    sendsMail && (
      <Boundary name={t("thisSetting")}>
        <KnownMailSwitch {...props} />
      </Boundary>
    )
  );
}

function KnownMailSwitch({ of }: MailSwitchProps) {
  const t = useTexts("account");
  const utils = trpc.useUtils();
  const held = trpc.auth.mails.useQuery(undefined, OWN);
  const change = trpc.auth.setMails.useMutation({
    ...OWN,
    onSuccess: (mails) => utils.auth.mails.setData(undefined, mails),
  });
  const isAsked = held.data?.[of] && held.data.mail === "unconfirmed";
  const texts = {
    label: t(MAILS[of].label),
    description: t(isAsked ? "mailAsked" : MAILS[of].why),
  };
  return <SettingSwitch name={of} held={held} change={change} {...texts} />;
}

type Setting<Name extends string> = Readonly<Record<Name, boolean>>;

interface SettingSwitchProps<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly description: string;
  readonly held: { readonly data: Setting<Name> | undefined; readonly error: unknown };
  readonly change: {
    readonly mutate: (setting: Setting<Name>) => void;
    readonly isPending: boolean;
    readonly variables: { readonly [Known in Name]?: boolean | undefined } | undefined;
    readonly error: unknown;
  };
}

/** One of the account's settings, which shows what was chosen while it is sent. */
function SettingSwitch<Name extends string>(props: SettingSwitchProps<Name>) {
  const { name, held, change, ...texts } = props;
  const t = useTexts("account");
  const failure = change.error ?? held.error;
  const chosen = change.isPending ? change.variables : held.data;
  return (
    <>
      <SwitchField
        {...texts}
        checked={chosen?.[name] ?? false}
        disabled={!held.data || change.isPending}
        onChange={({ currentTarget: { checked } }) =>
          change.mutate({ [name]: checked } as Setting<Name>)
        }
      />
      <FormFailure text={failure ? failureText(failure, t("settingFailed")) : undefined} />
    </>
  );
}
