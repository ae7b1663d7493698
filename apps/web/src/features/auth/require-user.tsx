import type { User } from "@daily-quran/domain/user";
import { Fragment, type ReactNode } from "react";
import { Failed } from "../../ui/failed.tsx";
import { Loading } from "../../ui/loading.tsx";
import { AuthScreen } from "./auth-screen.tsx";
import { useUserOnceHydrated } from "./use-user.ts";

interface RequireUserProps {
  readonly loading: string;
  readonly children: (user: User) => ReactNode;
}

/** What only a user may see; for a visitor the auth screen stands in its place, and gives way once they are in. */
export function RequireUser({ loading, children }: RequireUserProps) {
  const { data: user, error, refetch } = useUserOnceHydrated();
  if (user) return <Fragment key={user.id}>{children(user)}</Fragment>;
  if (user === null) return <AuthScreen />;
  if (!error) return <Loading text={loading} />;
  return (
    <Failed
      what="We could not ask who is signed in."
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
