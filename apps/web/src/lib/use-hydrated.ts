import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False on the server and in the first render, true after hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
