import { failureText } from "../../reader/server/failure.ts";
import type { NewToast } from "../../ui/toasts/toast-store.ts";

/** An error toast: the server's message, else the fallback. */
export const failureToast = (
  error: unknown,
  { title, fallback }: { readonly title: string; readonly fallback: string },
): NewToast => ({ title, description: failureText(error, fallback), variant: "destructive" });
