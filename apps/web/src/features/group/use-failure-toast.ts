import { failureText } from "../../reader/failure.ts";
import { useShowToast } from "../../ui/toasts/use-toasts.ts";

/** An `onError` that raises a destructive toast: the server's message, or the fallback where there is none. */
export function useFailureToast(title: string, fallback: string): (error: unknown) => void {
  const showToast = useShowToast();
  return (error) => {
    showToast({ title, description: failureText(error, fallback), variant: "destructive" });
  };
}
