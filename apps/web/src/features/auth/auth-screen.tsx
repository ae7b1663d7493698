import { Tabs } from "@mantine/core";
import "@mantine/core/styles/Tabs.layer.css";
import { type ReactNode } from "react";
import { lazyPart } from "../../lib/lazy-part.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { NeedsScript } from "../../ui/status/needs-script.tsx";
import classes from "./auth-screen.module.css";
import { ForgottenPassword } from "./forgotten/forgotten-password.tsx";
import { LoginInput, RegisterInput } from "@daily-quran/domain/account/user";
import { trpc } from "../../reader/server/trpc.tsx";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { useSignIn } from "./use-sign-in.ts";
import { CallForm, useCallForm } from "../../reader/forms/call-form.tsx";
import { NewPasswordField } from "../../reader/forms/new-password-field.tsx";

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
            <div className={classes["passkey"]}>{isHydrated && <PasskeySignIn />}</div>
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

/** A username, or a passkey in its place. */
const AUTOFILL = "username webauthn";

function LoginForm() {
  const t = useTexts("auth");
  const signIn = useSignIn();
  const { form, options } = useCallForm<LoginInput>(LoginInput, { username: "", password: "" });
  const call = trpc.auth.login.useMutation({
    ...options,
    onSuccess: signIn,
  });
  return (
    <CallForm
      form={form}
      call={call}
      onSend={call.mutateAsync}
      failed={t("loginFailed")}
      label={t("signIn")}
      pendingLabel={t("signingIn")}
      fullWidth
    >
      <TextField
        label={t("usernameOrEmail")}
        autoComplete={AUTOFILL}
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps("username")}
      />
      <PasswordField label={t("password")} {...form.getInputProps("password")} />
    </CallForm>
  );
}

function RegisterForm() {
  const t = useTexts("auth");
  const signIn = useSignIn();
  const { form, options } = useCallForm<RegisterInput>(RegisterInput, {
    username: "",
    email: "",
    password: "",
  });
  const call = trpc.auth.register.useMutation({
    ...options,
    onSuccess: signIn,
  });
  return (
    <CallForm
      form={form}
      call={call}
      onSend={call.mutateAsync}
      failed={t("registrationFailed")}
      label={t("createAccount")}
      pendingLabel={t("creatingAccount")}
      fullWidth
    >
      <TextField
        label={t("username")}
        description={form.errors["username"] ? undefined : t("usernameRule")}
        inputWrapperOrder={["label", "input", "description", "error"]}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps("username")}
      />
      <TextField
        label={t("email")}
        type="email"
        autoComplete="email"
        {...form.getInputProps("email")}
      />
      <NewPasswordField
        label={t("password")}
        password={form.values.password}
        {...form.getInputProps("password")}
      />
    </CallForm>
  );
}
