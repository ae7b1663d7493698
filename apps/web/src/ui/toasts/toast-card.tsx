import { IconAlertTriangle, IconX } from "@tabler/icons-react";
import { useTexts } from "../../texts/use-texts.ts";
import { TextButton } from "../buttons/text-button.tsx";
import type { Toast } from "./toast-store.ts";
import classes from "./toasts.module.css";
import { useEffect, useEffectEvent, useState, type PointerEvent, useRef } from "react";

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
        <TextButton
          isStrong
          onClick={() => {
            undo();
            onDismiss();
          }}
        >
          {t("undo")}
        </TextButton>
      )}
      <button type="button" className={classes.close} aria-label={t("dismiss")} onClick={onDismiss}>
        <IconX aria-hidden size={18} />
      </button>
    </li>
  );
}

/** Calls back after a time, which restarts when the pointer or the focus leaves. */
function useTimeoutUnlessHeld(callback: () => void, milliseconds: number) {
  const [held, setHeld] = useState(false);
  const onTime = useEffectEvent(callback);

  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => onTime(), milliseconds);
    return () => clearTimeout(timer);
  }, [held, milliseconds]);

  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
}

const SWIPE_PX = 50;

/** Follows a pointer to the right; from 50 px on a release dismisses. */
function useSwipeAway(onAway: () => void) {
  const [offset, setOffset] = useState(0);
  const from = useRef<number | null>(null);

  const cancel = () => {
    from.current = null;
    setOffset(0);
  };

  return {
    style: offset > 0 ? { transform: `translateX(${offset}px)` } : undefined,
    onPointerDown: (event: PointerEvent) => {
      const { target, currentTarget, pointerId } = event;
      // Otherwise a pointer released outside of the window would leave the toast half moved.
      if (!(target as Element).closest("button")) currentTarget.setPointerCapture?.(pointerId);
      from.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent) => {
      if (from.current !== null) setOffset(Math.max(0, event.clientX - from.current));
    },
    onPointerUp: (event: PointerEvent) => {
      // By the event: a fast swipe ends before its last move is rendered.
      if (from.current !== null && event.clientX - from.current >= SWIPE_PX) onAway();
      else cancel();
    },
    onPointerCancel: cancel,
  };
}
