import { Modal } from "@mantine/core";
import "@mantine/core/styles/ActionIcon.layer.css";
import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Modal.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/Paper.layer.css";
import type { ReactNode } from "react";
import classes from "./dialog.module.css";
import { Boundary } from "./boundary.tsx";

interface DialogProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A window over the page, with the focus inside until it closes. What is written in it is gone once it has
 * closed.
 */
export function Dialog({ title, description, opened, onClose, children }: DialogProps) {
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
      closeButtonProps={{ "aria-label": "Close", size: 44, iconSize: 20 }}
      // The header of a window is no banner of the page.
      attributes={{ header: { role: "none" } }}
      classNames={{
        inner: classes["inner"] ?? "",
        content: classes["content"] ?? "",
        header: classes["header"] ?? "",
        title: classes["title"] ?? "",
      }}
    >
      <Boundary name="This window">
        {description && <p className={classes.description}>{description}</p>}
        {children}
      </Boundary>
    </Modal>
  );
}
