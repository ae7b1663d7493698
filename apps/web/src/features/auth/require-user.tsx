import type { User } from "@daily-quran/domain/user";
import { Fragment, type ReactNode } from "react";
import { useTexts } from "../../texts/use-texts.ts";
import { Failed } from "../../ui/failed.tsx";
import { Loading } from "../../ui/loading.tsx";
import { NeedsScript } from "../../ui/needs-script.tsx";
import { AuthScreen } from "./auth-screen.tsx";
import { useUserOrVisitor } from "./use-user-or-visitor.ts";

interface RequireUserProps {
  readonly loading: string;
  /** What it is that needs JavaScript: "Reading groups need". */
  readonly needs: string;
  /** What a visitor finds here after signing in. */
  readonly why?: ReactNode;
  readonly children: (user: User) => ReactNode;
}

/** Renders its children for users; for visitors the auth screen, until they sign in. */
export function RequireUser({ loading, needs, why, children }: RequireUserProps) {
  const t = useTexts("auth");
  const { data: user, error, refetch } = useUserOrVisitor();
  if (user) return <Fragment key={user.id}>{children(user)}</Fragment>;
  if (user === null) return <AuthScreen why={why} />;
  if (!error)
    return (
      <NeedsScript what={needs}>
        <Loading text={loading} />
      </NeedsScript>
    );
  return <Failed what={t("checkFailed")} error={error} onRetry={() => void refetch()} />;
}
