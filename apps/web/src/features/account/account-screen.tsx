import type { User } from "@daily-quran/domain/user";
import { Boundary } from "../../ui/boundary.tsx";
import { formatDay } from "../../lib/format-day.ts";
import { PageHead } from "../../lib/page-head.tsx";
import classes from "./account-screen.module.css";
import { BlockedGroups } from "./blocked-groups.tsx";
import { ChangeEmailForm } from "./change-email-form.tsx";
import { ChangePasswordForm } from "./change-password-form.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { JoinSettingsSwitch } from "./join-settings.tsx";
import { OwnStandings } from "./own-standings.tsx";
import { Sessions } from "./sessions.tsx";
import { SignOutEverywhere } from "./sign-out-everywhere.tsx";

/** A user's account: name, points, e-mail, password, sessions and deletion. */
export function AccountScreen({ user }: { readonly user: User }) {
  return (
    <div className={classes.screen}>
      <PageHead
        title="Account · Daily Quran Reading"
        description="Your username, e-mail, points and sessions."
      />
      <h1>Account</h1>
      <dl className={classes.facts}>
        <dt>Username</dt>
        <dd>{user.username}</dd>
        <dt>E-mail</dt>
        <dd>{user.email}</dd>
        <dt>User ID</dt>
        <dd>{user.id}</dd>
        <dt>Joined</dt>
        <dd>{formatDay(user.createdAt)}</dd>
      </dl>
      <section className={classes.section}>
        <h2>Points and days</h2>
        <Boundary name="Your points">
          <OwnStandings />
        </Boundary>
      </section>
      <section className={classes.section}>
        <h2>Groups</h2>
        <p>Choose who can add you to a group.</p>
        <Boundary name="This setting">
          <JoinSettingsSwitch />
        </Boundary>
        <Boundary name="The list of blocked groups">
          <BlockedGroups />
        </Boundary>
      </section>
      <section className={classes.section}>
        <h2>Change e-mail</h2>
        <p>You can sign in with your username or your e-mail. You stay signed in everywhere.</p>
        <Boundary name="This form">
          <ChangeEmailForm />
        </Boundary>
      </section>
      <section className={classes.section}>
        <h2>Change password</h2>
        <p>Signs you out on every other device.</p>
        <Boundary name="This form">
          <ChangePasswordForm username={user.username} />
        </Boundary>
      </section>
      <section className={classes.section}>
        <h2>Where you are signed in</h2>
        <div className={classes.list}>
          <Boundary name="The list of sessions">
            <Sessions />
          </Boundary>
        </div>
        <p>Signs you out on every device, including this one.</p>
        <Boundary name="This part">
          <SignOutEverywhere />
        </Boundary>
      </section>
      <section className={classes.section}>
        <h2>Delete account</h2>
        <p>Deletes your account, your quiz results and your memberships for good.</p>
        <Boundary name="This part">
          <DeleteAccount />
        </Boundary>
      </section>
    </div>
  );
}
