/** Callbacks for changes. */
export interface Listeners {
  readonly subscribe: (listener: () => void) => () => void;
  readonly notify: () => void;
}

/** `start` runs when the first listener subscribes; its result runs when the last one unsubscribes. */
export function createListeners(start?: () => () => void): Listeners {
  const listeners = new Set<() => void>();
  let stop: (() => void) | undefined;
  return {
    notify: () => listeners.forEach((listener) => listener()),
    subscribe(listener) {
      if (listeners.size === 0) stop = start?.();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop?.();
      };
    },
  };
}

/** A value that listeners follow, as React's `useSyncExternalStore` asks for it. */
export interface Store<T> extends Pick<Listeners, "subscribe"> {
  readonly get: () => T;
  readonly set: (value: T) => void;
}

/** A store in memory; setting the same value notifies nobody. */
export function createStore<T>(initial: T): Store<T> {
  const { subscribe, notify } = createListeners();
  let value = initial;
  return {
    subscribe,
    get: () => value,
    set(next) {
      if (next === value) return;
      value = next;
      notify();
    },
  };
}
