/** A message that comes and goes by itself. */
export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description?: string;
  readonly variant: "default" | "destructive";
  /** False once dismissed; it is kept a while, unseen. */
  readonly open: boolean;
}

export type NewToast = Pick<Toast, "title" | "description"> & Partial<Pick<Toast, "variant">>;

export interface ToastStore {
  readonly get: () => readonly Toast[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly show: (toast: NewToast) => number;
  readonly dismiss: (id: number) => void;
}

const MAX_TOASTS = 5;
const REMOVED_AFTER_MS = 1_000_000;

export function createToastStore(): ToastStore {
  const listeners = new Set<() => void>();
  let toasts: readonly Toast[] = [];
  let lastId = 0;

  const update = (next: readonly Toast[]) => {
    toasts = next;
    listeners.forEach((listener) => listener());
  };

  return {
    get: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(toast) {
      lastId += 1;
      update(
        [{ variant: "default" as const, ...toast, id: lastId, open: true }, ...toasts].slice(
          0,
          MAX_TOASTS,
        ),
      );
      return lastId;
    },
    dismiss(id) {
      update(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
      setTimeout(() => update(toasts.filter((toast) => toast.id !== id)), REMOVED_AFTER_MS);
    },
  };
}
