import { MAX_SESSIONS } from "@daily-quran/domain/api-limits";
import type { User } from "@daily-quran/domain/account/user";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { Boundary } from "../../ui/status/boundary.tsx";
import { PageHead } from "../../lib/page-head.tsx";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";
import classes from "./account-screen.module.css";
import { AccountHistory } from "./account-history.tsx";
import { BlockedGroups } from "./blocked-groups.tsx";
import { ChangeEmailForm } from "./change-email-form.tsx";
import { ChangePasswordForm } from "./change-password-form.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { JoinSwitch, MailSwitch, NameSwitch } from "./setting-switches.tsx";
import { OwnStandings } from "./own-standings.tsx";
import { PrivateCalendar } from "./private-calendar.tsx";
import { Sessions } from "./sessions.tsx";
import { Passkeys } from "./passkeys/passkeys.tsx";
import { Reminders } from "./reminders/reminders.tsx";
import { AccessTokens } from "./tokens/access-tokens.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { leaveNothing } from "../../reader/progress/progress.ts";
import { failureText } from "../../reader/server/failure.ts";
import { trpc } from "../../reader/server/trpc.tsx";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { FormFailure } from "../../ui/forms/form-layout.tsx";

interface AccountScreenProps {
  readonly user: User;
  /** What can be done with the user's reading. */
  readonly reading: ReactNode;
  readonly onDeleted: () => void;
}

/** A user's account: name, points, reading, reminders, calendar, e-mail, password, passkeys, sessions, tokens, history and deletion. */
export function AccountScreen({ user, reading, onDeleted }: AccountScreenProps) {
  const t = useTexts("account");
  const tokens = useTexts("tokens");
  const passkeys = useTexts("passkeys");
  const reminders = useTexts("reminders");
  const calendar = useTexts("calendar");
  const { instant, numerals } = useFormats();
  return (
    <div className={classes.screen}>
      <PageHead title={t("head")} description={t("description")} />
      <h1>{t("title")}</h1>
      <dl className={classes.facts}>
        <dt>{t("username")}</dt>
        <dd>{user.username}</dd>
        <dt>{t("email")}</dt>
        <dd>{user.email}</dd>
        <dt>{t("userId")}</dt>
        <dd>{numerals(String(user.id))}</dd>
        <dt>{t("joined")}</dt>
        <dd>{instant(user.createdAt)}</dd>
      </dl>
      <section className={classes.section}>
        <h2>{t("points")}</h2>
        <Boundary name={t("yourPoints")}>
          <OwnStandings />
        </Boundary>
      </section>
      <Boundary name={t("thisPart")}>{reading}</Boundary>
      <Folded id="reminders" title={reminders("title")} why={reminders("why")}>
        <Boundary name={reminders("form")}>
          <Reminders />
        </Boundary>
      </Folded>
      <Folded id="calendar" title={calendar("own")} why={calendar("ownWhy")}>
        <Boundary name={t("thisPart")}>
          <PrivateCalendar />
        </Boundary>
      </Folded>
      <Folded title={t("groups")} why={t("groupsWhy")}>
        <Boundary name={t("thisSetting")}>
          <JoinSwitch />
        </Boundary>
        <Boundary name={t("thisSetting")}>
          <NameSwitch />
        </Boundary>
        <MailSwitch of="announcements" />
        <Boundary name={t("theBlocked")}>
          <BlockedGroups />
        </Boundary>
      </Folded>
      <Folded title={t("changeEmail")} why={t("changeEmailWhy")}>
        <Boundary name={t("thisForm")}>
          <ChangeEmailForm />
        </Boundary>
      </Folded>
      <Folded title={t("changePassword")} why={t("changePasswordWhy")}>
        <Boundary name={t("thisForm")}>
          <ChangePasswordForm username={user.username} />
        </Boundary>
      </Folded>
      <Folded title={passkeys("title")} why={passkeys("why")}>
        <Boundary name={passkeys("list")}>
          <Passkeys username={user.username} />
        </Boundary>
      </Folded>
      <Folded title={t("sessions")} why={t("sessionsMost", { most: MAX_SESSIONS })}>
        <div className={classes.list}>
          <Boundary name={t("theSessions")}>
            <Sessions />
          </Boundary>
        </div>
        <MailSwitch of="signIns" />
        <p>{t("everywhereWhy")}</p>
        <Boundary name={t("thisPart")}>
          <SignOutEverywhere />
        </Boundary>
      </Folded>
      <Folded title={tokens("title")} why={tokens("why")}>
        <AccessTokens />
      </Folded>
      <Folded title={t("history")} why={t("historyWhy")}>
        <Boundary name={t("history")}>
          <AccountHistory />
        </Boundary>
      </Folded>
      <Folded title={t("delete")} why={t("deleteWhy")}>
        <Boundary name={t("thisPart")}>
          <DeleteAccount onDeleted={onDeleted} />
        </Boundary>
      </Folded>
    </div>
  );
}

interface FoldedProps {
  /** The fragment of the address that opens it. */
  readonly id?: string;
  readonly title: string;
  readonly why: string;
  readonly children: ReactNode;
}

/** A part of the page that is seldom wanted. */
function Folded({ id, title, why, children }: FoldedProps) {
  const part = useRef<HTMLDetailsElement>(null);
  const isMeant = useLocation().hash === `#${id}`;
  useEffect(() => {
    if (!part.current || !isMeant) return;
    part.current.open = true;
    part.current.scrollIntoView();
  }, [isMeant]);
  return (
    <details ref={part} className={classes.folded}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <p>{why}</p>
      {children}
    </details>
  );
}

function SignOutEverywhere() {
  const t = useTexts("account");
  const { mutateAsync, isPending, error } = trpc.auth.signOutEverywhere.useMutation({
    meta: { ownsError: true },
    onSuccess: leaveNothing,
  });
  const signOut = useOneAtATime(() => mutateAsync());
  return (
    <>
      <FormFailure text={error ? failureText(error) : undefined} />
      <Button variant="default" disabled={isPending} onClick={signOut}>
        {t(isPending ? "loggingOut" : "everywhere")}
      </Button>
    </>
  );
}
