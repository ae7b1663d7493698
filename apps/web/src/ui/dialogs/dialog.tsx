import { Modal } from "@mantine/core";
import "@mantine/core/styles/ActionIcon.layer.css";
import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Modal.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/Paper.layer.css";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { useTexts } from "../../texts/use-texts.ts";
import classes from "./dialog.module.css";
import { Boundary } from "../status/boundary.tsx";
import { closedByBack } from "./closed-by-back.ts";
import { useFocusReturn } from "./use-focus-return.ts";

interface DialogProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Below the top of the screen: what grows while one types moves no field. */
  readonly isAtTop?: boolean;
  readonly children: ReactNode;
}

/**
 * A modal dialog, with the focus inside until it closes. Its content is unmounted then; what was typed
 * is kept by the forms (reader/forms/use-draft.ts).
 */
export function Dialog({ title, description, isAtTop, opened, onClose, children }: DialogProps) {
  const t = useTexts("controls");
  useFocusReturn(opened);
  useCloseWatcher(opened, onClose);
  return (
    <Modal
      title={title}
      opened={opened}
      onClose={onClose}
      centered
      closeOnClickOutside={false}
      size="28rem"
      radius="lg"
      padding="lg"
      transitionProps={{ duration: 120 }}
      returnFocus={false}
      closeButtonProps={{ "aria-label": t("close"), size: 44, iconSize: 20 }}
      // A dialog's header is no banner landmark of the page. Inert while it fades: after Tab in a date field
      // Mantine's focus trap may take the focus back, from a timer.
      attributes={{ header: { role: "none" }, content: { inert: !opened } }}
      classNames={{
        inner: classes[isAtTop ? "top" : "inner"] ?? "",
        content: `${classes["content"]} ${classes[isAtTop ? "fromTop" : "between"]}`,
        header: classes["header"] ?? "",
        title: classes["title"] ?? "",
      }}
    >
      <Boundary name={t("window")}>
        {description && <p className={classes.description}>{description}</p>}
        {children}
      </Boundary>
    </Modal>
  );
}

/** Not in TypeScript's types yet. */
interface CloseWatcher extends EventTarget {
  readonly destroy: () => void;
}

declare global {
  interface Window {
    readonly CloseWatcher?: new () => CloseWatcher;
  }
}

/** Closes by a phone's way back; Escape, of which the browser would tell too, is Mantine's. */
function useCloseWatcher(opened: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!opened) return undefined;
    if (!window.CloseWatcher) return closedByBack(() => close());
    const watcher = new window.CloseWatcher();
    watcher.addEventListener("close", () => close());
    window.addEventListener("keydown", keepEscape, true);
    return () => {
      window.removeEventListener("keydown", keepEscape, true);
      watcher.destroy();
    };
  }, [opened]);
}

/** Else one Escape would close what is below, too. */
function keepEscape(event: KeyboardEvent): void {
  if (event.key === "Escape" && !event.isComposing) event.preventDefault();
}
