import { failureText } from "../../reader/failure.ts";
import { useShowToast } from "../../ui/toasts/use-toasts.ts";

/** An `onError` that shows an error toast: the server's message, else the fallback. */
export function useFailureToast(title: string, fallback: string): (error: unknown) => void {
  const showToast = useShowToast();
  return (error) => {
    showToast({ title, description: failureText(error, fallback), variant: "destructive" });
  };
}
