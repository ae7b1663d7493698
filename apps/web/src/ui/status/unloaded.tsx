import { Failed } from "./failed.tsx";
import { Loading } from "./loading.tsx";

interface UnloadedProps {
  readonly failed: string;
  readonly loading: string;
  /** The query whose data is not there. */
  readonly of: { readonly error: unknown; readonly refetch: () => unknown };
}

/** Shown in place of what is not there yet: that it is waited for, or that it failed. */
export const Unloaded = ({ failed, loading, of: { error, refetch } }: UnloadedProps) =>
  error ? (
    <Failed what={failed} error={error} onRetry={() => void refetch()} />
  ) : (
    <Loading text={loading} />
  );
