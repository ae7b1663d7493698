import { use, useEffect, useRef } from "react";
import { useTexts } from "../../texts/use-texts.ts";
import { ToastCard } from "./toast-card.tsx";
import classes from "./toasts.module.css";
import { ToastContext, useToasts } from "./use-toasts.ts";

/** Where toasts appear; F8 moves the focus there from anywhere. */
export function ToastRegion() {
  const t = useTexts("notices");
  const store = use(ToastContext);
  const toasts = useToasts();
  const region = useRef<HTMLElement>(null);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "F8") region.current?.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={t("toasts")}
      className={classes.region}
      data-screen-only
    >
      <ol aria-live="polite" className={classes.list}>
        {toasts
          .filter(({ open }) => open)
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} onDismiss={() => store.dismiss(toast.id)} />
          ))}
      </ol>
    </section>
  );
}
