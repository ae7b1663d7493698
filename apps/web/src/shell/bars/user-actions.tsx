import { useEffect, useState } from "react";
import { storeChosenLanguage } from "../../features/auth/account-language.ts";
import { NotificationBell } from "../../features/notification/notification-bell.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { Boundary } from "../../ui/status/boundary.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { Initial } from "../../ui/text/initial.tsx";
import { AccountMenu } from "./account-menu.tsx";
import header from "./header.module.css";

/** What the header has for a user: the bell, and the account's menu in a native popover. */
export function UserActions({ name }: { readonly name: string }) {
  const t = useTexts("shell");
  const [isOpen, setOpen] = useState(false);
  useEffect(() => void storeChosenLanguage(), []);
  return (
    <>
      <Boundary name={t("theNotifications")} size="line">
        <NotificationBell />
      </Boundary>
      <IconButton
        aria-label={t("account", { name })}
        popoverTarget="account-menu"
        onClick={() => setOpen(true)}
      >
        <Initial name={name} />
      </IconButton>
      <div
        id="account-menu"
        popover="auto"
        className={header.menu}
        onToggle={({ newState }) => newState === "closed" && setOpen(false)}
      >
        {isOpen && <AccountMenu name={name} />}
      </div>
    </>
  );
}
