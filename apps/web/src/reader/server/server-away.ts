import { useSyncExternalStore } from "react";
import { createStore } from "../../lib/storage/store.ts";

/** Whether the server is known to be away; `useReturningServer` finds out. */
export const serverAway = createStore(false);

/** Follows `serverAway`. */
export const useServerAway = (): boolean =>
  useSyncExternalStore(serverAway.subscribe, serverAway.get, () => false);
