import type { ReactNode } from "react";
import { useForgottenUser } from "../features/auth/use-forgotten-user.ts";
import { progress } from "../reader/progress/progress.ts";
import { useProgress } from "../reader/progress/use-progress.ts";
import { useTexts } from "../texts/use-texts.ts";
import { Failed } from "../ui/status/failed.tsx";
import { Loading } from "../ui/status/loading.tsx";

/** Why some of what is the reader's own may not be shown yet, and what says so in its place. */
export interface MissingOwn {
  readonly isAwaited: boolean;
  readonly notice: ReactNode;
}

/** Undefined once all of it is here: whose it is, is known, and their account has been heard. */
export function useMissingOwn(loading: string): MissingOwn | undefined {
  const t = useTexts("auth");
  const { isKnown, user, error, refetch } = useForgottenUser();
  const state = useProgress();
  const awaited = { isAwaited: true, notice: <Loading text={loading} /> };
  if (!isKnown) {
    if (!error) return awaited;
    const retry = () => void refetch();
    const notice = <Failed what={t("checkFailed")} error={error} onRetry={retry} />;
    return { isAwaited: false, notice };
  }
  // The header is told of a user first, and tells the rest.
  if (!state || (user && state.owner !== user.id) || state.missing === "awaited") return awaited;
  if (!state.missing) return undefined;
  return {
    isAwaited: false,
    notice: <Failed isLine what={t("ownFailed")} onRetry={hearAccount} />,
  };
}

const hearAccount = () => void progress.synchronize();
