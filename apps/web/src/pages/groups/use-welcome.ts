import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useDismissToast } from "../../ui/toasts/use-dismiss-toast.ts";

/** Takes away the toast that the way here has shown, by the `welcome` of its state, once the page is left. */
export function useWelcome(): void {
  const dismiss = useDismissToast();
  const { state } = useLocation();
  const welcome = welcomeOf(state);
  useEffect(() => () => void (welcome !== undefined && dismiss(welcome)), [welcome, dismiss]);
}

const welcomeOf = (state: unknown): number | undefined =>
  typeof state === "object" && state !== null && "welcome" in state
    ? Number(state.welcome)
    : undefined;
