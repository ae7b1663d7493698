import type { User } from "@daily-quran/domain/user";
import { Boundary } from "../../ui/boundary.tsx";
import { formatDay } from "../../lib/format-day.ts";
import { PageHead } from "../../lib/page-head.tsx";
import classes from "./account-screen.module.css";
import { BlockedGroups } from "./blocked-groups.tsx";
import { ChangePasswordForm } from "./change-password-form.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { JoinSettingsSwitch } from "./join-settings.tsx";
import { SignOutEverywhere } from "./sign-out-everywhere.tsx";

/** A user's account: name, password, sessions and deletion. */
export function AccountScreen({ user }: { readonly user: User }) {
  return (
    <div className={classes.screen}>
      <PageHead
        title="Account · Daily Quran Reading"
        description="Your username, e-mail address and password."
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
        <h2>Groups</h2>
        <p>Who brings you into a group.</p>
        <Boundary name="This setting">
          <JoinSettingsSwitch />
        </Boundary>
        <Boundary name="The list of blocked groups">
          <BlockedGroups />
        </Boundary>
      </section>
      <section className={classes.section}>
        <h2>Change password</h2>
        <p>Every other browser that is signed in to this account is signed out.</p>
        <Boundary name="This form">
          <ChangePasswordForm username={user.username} />
        </Boundary>
      </section>
      <section className={classes.section}>
        <h2>Sign out everywhere</h2>
        <p>Ends every session of this account, this one too.</p>
        <Boundary name="This part">
          <SignOutEverywhere />
        </Boundary>
      </section>
      <section className={classes.section}>
        <h2>Delete account</h2>
        <p>Your account, your quiz results and your places in groups are deleted for good.</p>
        <Boundary name="This part">
          <DeleteAccount />
        </Boundary>
      </section>
    </div>
  );
}
