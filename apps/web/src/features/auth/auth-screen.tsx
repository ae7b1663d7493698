import { Tabs } from "@mantine/core";
import "@mantine/core/styles/Tabs.layer.css";
import { type ReactNode, Suspense } from "react";
import { lazyPart } from "../../lib/lazy-part.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { NeedsScript } from "../../ui/status/needs-script.tsx";
import classes from "./auth-screen.module.css";
import { ForgottenPassword } from "./forgotten/forgotten-password.tsx";
import { LoginForm } from "./login-form.tsx";
import { RegisterForm } from "./register-form.tsx";

const PasskeySignIn = lazyPart(
  "passkeys",
  async () => (await import("./passkey-sign-in.tsx")).PasskeySignIn,
);

interface AuthScreenProps {
  /** What signing in is for; where undefined, what an account is for. */
  readonly why?: ReactNode;
  /** What it is that needs JavaScript, if not signing in: "Reading groups need". */
  readonly needs?: string;
  /** The tab that is open at first. */
  readonly tab?: "login" | "register";
}

/** Sign-in and sign-up, at its own path and in place of pages that need a user. */
export function AuthScreen({ why, needs, tab = "login" }: AuthScreenProps) {
  const t = useTexts("auth");
  const isHydrated = useHydrated();
  return (
    <div className={classes.screen}>
      <h1 className={classes.title}>{t("title")}</h1>
      <p className={classes.text}>{why ?? t("why")}</p>
      <NeedsScript what={needs ?? t("needs")}>
        <Tabs
          id="auth"
          key={tab}
          defaultValue={tab}
          classNames={{ root: classes["tabs"] ?? "", tab: classes["tab"] ?? "" }}
        >
          <Tabs.List grow>
            <Tabs.Tab value="login">{t("login")}</Tabs.Tab>
            <Tabs.Tab value="register">{t("register")}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="login" pt="lg">
            <LoginForm />
            <div className={classes["passkey"]}>
              <Suspense>{isHydrated && <PasskeySignIn />}</Suspense>
            </div>
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
