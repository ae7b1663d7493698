import { createStore, type Store } from "../../lib/storage/store.ts";

/** A message that disappears by itself. */
export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description?: string;
  /** Takes back what it tells of. */
  readonly undo?: () => void;
  readonly variant: "default" | "destructive";
  /** False once dismissed; it is kept a while, unseen. */
  readonly open: boolean;
}

export type NewToast = Pick<Toast, "title" | "description" | "undo"> &
  Partial<Pick<Toast, "variant">>;

export interface ToastStore extends Omit<Store<readonly Toast[]>, "set"> {
  readonly show: (toast: NewToast) => number;
  readonly dismiss: (id: number) => void;
}

const MAX_TOASTS = 5;
const REMOVED_AFTER_MS = 1_000_000;

export function createToastStore(): ToastStore {
  const { get, set, subscribe } = createStore<readonly Toast[]>([]);
  let lastId = 0;

  return {
    get,
    subscribe,
    show(toast) {
      lastId += 1;
      const shown = { variant: "default" as const, ...toast, id: lastId, open: true };
      set([shown, ...get()].slice(0, MAX_TOASTS));
      return lastId;
    },
    dismiss(id) {
      set(get().map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
      setTimeout(() => set(get().filter((toast) => toast.id !== id)), REMOVED_AFTER_MS);
    },
  };
}
