import { use } from "react";
import { ToastContext } from "./use-toasts.ts";

/** Takes a toast away before its time, by its id. */
export function useDismissToast(): (id: number) => void {
  return use(ToastContext).dismiss;
}
