import * as webPaths from "@daily-quran/domain/web-paths";
import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { IconLogout, IconUser } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "../ui/link.tsx";
import { useLogout } from "../features/auth/use-logout.ts";
import { hasUnsent } from "../lib/unsent.ts";
import classes from "./account-menu.module.css";

/** The account and Logout, which asks where something on the page is not sent yet. */
export function AccountMenu({ name }: { readonly name: string }) {
  const { logout, isPending } = useLogout();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const ask = () => (hasUnsent(client.isMutating()) ? setAsking(true) : logout());
  if (isAsking)
    return (
      <div className={classes.question}>
        <p role="alert">Something on this page is not sent yet. Log out anyway?</p>
        <div>
          <Button h={44} variant="default" data-autofocus onClick={() => setAsking(false)}>
            Stay
          </Button>
          <Button h={44} color="red" disabled={isPending} onClick={logout}>
            Logout
          </Button>
        </div>
      </div>
    );
  return (
    <div className={classes.menu}>
      <p>{name}</p>
      <Link to={webPaths.account} className={classes.item} onClick={closeMenu}>
        <IconUser aria-hidden size={20} stroke={1.75} />
        Account
      </Link>
      <button type="button" className={classes.item} disabled={isPending} onClick={ask}>
        <IconLogout aria-hidden size={20} stroke={1.75} />
        Logout
      </button>
    </div>
  );
}

/** The page changes under an open popover otherwise. */
const closeMenu = () => document.getElementById("account-menu")?.hidePopover?.();
