import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False in the server's markup, true once React answers for it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
