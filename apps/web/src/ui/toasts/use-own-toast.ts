import { useRef } from "react";
import type { NewToast } from "./toast-store.ts";
import { useDismissToast } from "./use-dismiss-toast.ts";
import { useShowToast } from "./use-toasts.ts";

/** The one toast of a form: the next takes its place, and it is withdrawn once it is no longer true. */
export interface OwnToast {
  readonly show: (toast: NewToast) => void;
  readonly withdraw: () => void;
}

/** A toast of the component's own. */
export function useOwnToast(): OwnToast {
  const showToast = useShowToast();
  const dismiss = useDismissToast();
  const shown = useRef<number>(undefined);
  const withdraw = () => {
    if (shown.current !== undefined) dismiss(shown.current);
    shown.current = undefined;
  };
  return {
    show: (toast) => {
      withdraw();
      shown.current = showToast(toast);
    },
    withdraw,
  };
}
