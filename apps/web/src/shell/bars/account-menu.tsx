import * as webPaths from "@daily-quran/domain/web-paths";
import { Button } from "../../ui/buttons/button.tsx";
import { IconBookmark, IconChartBar, IconLogout, IconUser } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLogout } from "../../features/auth/use-logout.ts";
import { Link } from "../../ui/buttons/link.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { hasUnsent } from "../../lib/unsent.ts";
import { shownUser } from "../../reader/server/session-hint.ts";
import { draftsOf } from "../../reader/forms/use-draft.ts";
import { progress } from "../../reader/progress/progress.ts";
import classes from "./account-menu.module.css";

/** The account and Logout, which asks where something on the page is not sent yet. */
export function AccountMenu({ name }: { readonly name: string }) {
  const t = useTexts("shell");
  const leaving = useTexts("leaving");
  const { logout, isPending } = useLogout();
  const client = useQueryClient();
  const [question, setQuestion] = useState<"unsent" | "unsentReading">();
  const [isSending, setSending] = useState(false);
  const ask = async () => {
    if (hasUnsent(client.isMutating(), draftsOf(shownUser()))) return setQuestion("unsent");
    setSending(true);
    const isSent = await sendReading().finally(() => setSending(false));
    if (isSent) logout();
    else setQuestion("unsentReading");
  };
  if (question)
    return (
      <div className={classes.question}>
        <p role="alert">{leaving(question)}</p>
        <div>
          <Button variant="default" data-autofocus onClick={() => setQuestion(undefined)}>
            {leaving("stay")}
          </Button>
          <Button color="red" disabled={isPending} onClick={logout}>
            {leaving("logout")}
          </Button>
        </div>
      </div>
    );
  return (
    <div className={classes.menu}>
      <p>{name}</p>
      <Link to={webPaths.account} className={classes.item ?? ""} onClick={closeMenu}>
        <IconUser aria-hidden size={20} stroke={1.75} />
        {t("accountPage")}
      </Link>
      <Link to={webPaths.myReading} className={classes.item ?? ""} onClick={closeMenu}>
        <IconChartBar aria-hidden size={20} stroke={1.75} />
        {t("myReading")}
      </Link>
      <Link to={webPaths.bookmarks} className={classes.item ?? ""} onClick={closeMenu}>
        <IconBookmark aria-hidden size={20} stroke={1.75} />
        {t("bookmarks")}
      </Link>
      <button
        type="button"
        className={classes.item}
        disabled={isPending || isSending}
        onClick={() => void ask()}
      >
        <IconLogout aria-hidden size={20} stroke={1.75} />
        {leaving("logout")}
      </button>
    </div>
  );
}

const MAX_SENDING_MS = 3000;

/** Whether the account has all that was read; a slow network is not waited for. */
async function sendReading(): Promise<boolean> {
  if (progress.get()?.unsent === 0) return true;
  const late = new Promise((resolve) => setTimeout(resolve, MAX_SENDING_MS));
  await Promise.race([progress.synchronize(), late]);
  return !progress.get()?.unsent;
}

/** The page changes under an open popover otherwise. */
const closeMenu = () => document.getElementById("account-menu")?.hidePopover?.();
