import { Menu } from "@mantine/core";
import "@mantine/core/styles/Menu.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import { IconDots } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./action-menu.module.css";

interface ActionMenuProps {
  /** The button's accessible name. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A button with three dots and the actions behind it. */
export function ActionMenu({ label, children }: ActionMenuProps) {
  return (
    <Menu
      // Inside the page's landmarks, and nothing in it but its items, the first of which takes the focus.
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      position="bottom-end"
      shadow="md"
      width={220}
      transitionProps={{ duration: 80 }}
      classNames={{ dropdown: classes["dropdown"] ?? "", item: classes["item"] ?? "" }}
    >
      <Menu.Target>
        <button type="button" aria-label={label} className={classes.button}>
          <IconDots aria-hidden size={22} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

interface ActionProps {
  readonly onSelect: () => void;
  readonly disabled?: boolean;
  readonly destructive?: boolean;
  readonly children: ReactNode;
}

/** One action of a menu. */
export function Action({ onSelect, disabled = false, destructive = false, children }: ActionProps) {
  return (
    <Menu.Item
      disabled={disabled}
      // The menu focuses the first item with autofocus: a disabled one could not be focused.
      data-autofocus={!disabled || undefined}
      onClick={(event) => {
        focusButtonOf(event.currentTarget);
        onSelect();
      }}
      {...(destructive && { className: classes["destructive"] ?? "" })}
    >
      {children}
    </Menu.Item>
  );
}

/** The item is gone once it was chosen: a dialog that it opens returns the focus to the menu's button. */
function focusButtonOf(item: HTMLElement): void {
  const button = item.closest("[role=menu]")?.getAttribute("aria-labelledby");
  if (button) document.getElementById(button)?.focus();
}
