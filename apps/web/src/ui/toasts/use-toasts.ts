import { createContext, use, useSyncExternalStore } from "react";
import { createToastStore, type NewToast, type Toast, type ToastStore } from "./toast-store.ts";

export const ToastContext = createContext<ToastStore>(createToastStore());

const NONE: readonly Toast[] = [];

/** The toasts to draw, newest first. */
export function useToasts(): readonly Toast[] {
  const store = use(ToastContext);
  return useSyncExternalStore(store.subscribe, store.get, () => NONE);
}

/** Shows a toast; returns its id. */
export function useShowToast(): (toast: NewToast) => number {
  return use(ToastContext).show;
}
