import { Tabs } from "@mantine/core";
import "@mantine/core/styles/Tabs.layer.css";
import type { ReactNode } from "react";
import { PageHead } from "../../lib/page-head.tsx";
import { NeedsScript } from "../../ui/needs-script.tsx";
import classes from "./auth-screen.module.css";
import { ForgottenPassword } from "./forgotten-password.tsx";
import { LoginForm } from "./login-form.tsx";
import { RegisterForm } from "./register-form.tsx";

export const WHY_AN_ACCOUNT =
  "With an account you can join reading groups and take the daily quiz. Reading needs none.";

/**
 * Sign-in and sign-up, at its own path and in place of pages that need a user; `why` says what it is for.
 */
export function AuthScreen({ why = WHY_AN_ACCOUNT }: { readonly why?: ReactNode }) {
  return (
    <div className={classes.screen}>
      <PageHead
        title="Sign In · Daily Quran Reading"
        description="Sign in to join reading groups, take the daily quiz and keep your progress."
      />
      <h1 className={classes.title}>Read together</h1>
      <p className={classes.text}>{why}</p>
      <NeedsScript what="Signing in needs">
        <Tabs
          id="auth"
          defaultValue="login"
          classNames={{ root: classes["tabs"] ?? "", tab: classes["tab"] ?? "" }}
        >
          <Tabs.List grow>
            <Tabs.Tab value="login">Login</Tabs.Tab>
            <Tabs.Tab value="register">Register</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="login" pt="lg">
            <LoginForm />
            <ForgottenPassword />
          </Tabs.Panel>
          <Tabs.Panel value="register" pt="lg">
            <RegisterForm />
          </Tabs.Panel>
        </Tabs>
      </NeedsScript>
    </div>
  );
}
