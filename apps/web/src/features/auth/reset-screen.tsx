import type { User } from "@daily-quran/domain/account/user";
import { useQuery } from "@tanstack/react-query";
import { failureStatus } from "../../reader/server/failure.ts";
import { PageHead } from "../../lib/page-head.tsx";
import { trpc } from "../../reader/server/trpc.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { Empty } from "../../ui/status/empty.tsx";
import { Failed } from "../../ui/status/failed.tsx";
import { Loading } from "../../ui/status/loading.tsx";
import { NeedsScript } from "../../ui/status/needs-script.tsx";
import classes from "./auth-screen.module.css";
import { ResetPasswordInput } from "@daily-quran/domain/account/password-reset";
import { NewPasswordField } from "../../reader/forms/new-password-field.tsx";
import { CallForm, useCallForm } from "../../reader/forms/call-form.tsx";
import { useSignIn } from "./use-sign-in.ts";

interface ResetScreenProps {
  /** Undefined until hydrated: only the browser knows it. */
  readonly token: string | undefined;
  readonly onDone: () => void;
}

/** Sets a new password, by a link from the people who run the site. */
export function ResetScreen({ token, onDone }: ResetScreenProps) {
  const t = useTexts("reset");
  const signIn = useSignIn();
  const { client } = trpc.useUtils();
  const { data, error, refetch } = useQuery({
    queryKey: ["reset", token],
    queryFn: () => client.auth.checkReset.mutate({ token: token ?? "" }),
    enabled: Boolean(token),
    meta: { ownsError: true },
    retry: (failures, failure) => failures < 1 && !isNoLink(failure),
  });
  const onSignedIn = async (user: User) => {
    await signIn(user);
    onDone();
  };
  return (
    <div className={classes.screen}>
      <PageHead title={t("head")} description={t("description")} />
      {token === "" || isNoLink(error) ? (
        <Empty isPage title={t("invalid")} hint={t("invalidHint")} />
      ) : data && token ? (
        <>
          <h1 className={classes.title}>{t("title")}</h1>
          <p className={classes.text}>
            {t("whose", {
              username: data.username,
              name: (username) => <strong>{username}</strong>,
            })}
          </p>
          <ResetForm token={token} username={data.username} onSignedIn={onSignedIn} />
        </>
      ) : error ? (
        <Failed what={t("checkFailed")} error={error} onRetry={() => void refetch()} />
      ) : (
        <NeedsScript what={t("needs")}>
          <Loading text={t("checking")} />
        </NeedsScript>
      )}
    </div>
  );
}

// 400: the token is malformed (cut, or with text after it).
const isNoLink = (error: unknown): boolean => [400, 404].includes(failureStatus(error) ?? 0);

interface ResetFormProps {
  readonly token: string;
  readonly username: string;
  readonly onSignedIn: (user: User) => Promise<void>;
}

/** Sets the password of a reset link's account, which signs in. */
function ResetForm({ token, username, onSignedIn }: ResetFormProps) {
  const t = useTexts("reset");
  const { form, options } = useCallForm<ResetPasswordInput>(ResetPasswordInput, {
    token,
    password: "",
  });
  const call = trpc.auth.resetPassword.useMutation({
    ...options,
    onSuccess: onSignedIn,
  });
  return (
    <CallForm
      form={form}
      call={call}
      onSend={call.mutateAsync}
      failed={t("failed")}
      label={t("set")}
      pendingLabel={t("setting")}
      fullWidth
    >
      {/* A password manager learns from it whose password this is. */}
      <input hidden readOnly type="text" autoComplete="username" value={username} />
      <NewPasswordField
        label={t("newPassword")}
        password={form.values.password}
        {...form.getInputProps("password")}
      />
    </CallForm>
  );
}
