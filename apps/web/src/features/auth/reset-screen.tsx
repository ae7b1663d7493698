import type { User } from "@daily-quran/domain/user";
import { useQuery } from "@tanstack/react-query";
import { failureStatus } from "../../reader/failure.ts";
import { PageHead } from "../../lib/page-head.tsx";
import { trpc } from "../../reader/trpc.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Failed } from "../../ui/failed.tsx";
import { Loading } from "../../ui/loading.tsx";
import { NeedsScript } from "../../ui/needs-script.tsx";
import classes from "./auth-screen.module.css";
import { ResetForm } from "./reset-form.tsx";
import { useSignIn } from "./use-sign-in.ts";

interface ResetScreenProps {
  /** Undefined until hydrated: only the browser knows it. */
  readonly token: string | undefined;
  readonly onDone: () => void;
}

/** Sets a new password, by a link from the people who run the site. */
export function ResetScreen({ token, onDone }: ResetScreenProps) {
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
      <PageHead
        title="New password · Daily Quran Reading"
        description="Set a new password for your account."
      />
      {token === "" || isNoLink(error) ? (
        <Empty
          isPage
          title="This link is not valid"
          hint="It may have expired. Ask the person who sent it for a new one."
        />
      ) : data && token ? (
        <>
          <h1 className={classes.title}>Set a new password</h1>
          <p className={classes.text}>
            For the account <strong>{data.username}</strong>. Every browser that is signed in to it
            is signed out, and this one is signed in.
          </p>
          <ResetForm token={token} username={data.username} onSignedIn={onSignedIn} />
        </>
      ) : error ? (
        <Failed what="Failed to check the link" error={error} onRetry={() => void refetch()} />
      ) : (
        <NeedsScript what="Setting a password needs">
          <Loading text="Checking the link..." />
        </NeedsScript>
      )}
    </div>
  );
}

// 400: the token is malformed (cut, or with text after it).
const isNoLink = (error: unknown): boolean => [400, 404].includes(failureStatus(error) ?? 0);
