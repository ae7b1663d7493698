import { IconAlertTriangle, IconX } from "@tabler/icons-react";
import { useTexts } from "../../texts/use-texts.ts";
import textButton from "../buttons/text-button.module.css";
import type { Toast } from "./toast-store.ts";
import classes from "./toasts.module.css";
import { useSwipeAway } from "./use-swipe-away.ts";
import { useTimeoutUnlessHeld } from "./use-timeout-unless-held.ts";

const SHOWN_MS = 5000;

interface ToastCardProps {
  readonly toast: Toast;
  readonly onDismiss: () => void;
}

/** One toast: it goes after five seconds, by its button, or by a swipe to the right. */
export function ToastCard({ toast, onDismiss }: ToastCardProps) {
  const t = useTexts("notices");
  const hold = useTimeoutUnlessHeld(onDismiss, SHOWN_MS);
  const swipe = useSwipeAway(onDismiss);
  const { undo } = toast;
  const destructive = toast.variant === "destructive";
  return (
    <li className={classes.toast} data-variant={toast.variant} {...hold} {...swipe}>
      {destructive && <IconAlertTriangle aria-hidden size={20} />}
      <div className={classes.text} role={destructive ? "alert" : undefined}>
        <strong>{toast.title}</strong>
        {toast.description && <span>{toast.description}</span>}
      </div>
      {undo && (
        <button
          type="button"
          className={textButton.button}
          data-strong
          onClick={() => {
            undo();
            onDismiss();
          }}
        >
          {t("undo")}
        </button>
      )}
      <button type="button" className={classes.close} aria-label={t("dismiss")} onClick={onDismiss}>
        <IconX aria-hidden size={18} />
      </button>
    </li>
  );
}
