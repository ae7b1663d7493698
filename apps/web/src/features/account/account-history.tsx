import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import type { AccountEvent } from "@daily-quran/domain/account-event";
import { IconHistory } from "@tabler/icons-react";
import { useId, useState } from "react";
import { trpc } from "../../reader/trpc.tsx";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Failed } from "../../ui/failed.tsx";
import { Loading } from "../../ui/loading.tsx";
import { ShowMore } from "../../ui/show-more.tsx";
import classes from "./account-history.module.css";
import { useDeviceName } from "./use-device-name.ts";

/** What was done with the account, for its owner; loaded when it is opened. */
export function AccountHistory() {
  const t = useTexts("account");
  const list = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        h={44}
        variant="default"
        leftSection={<IconHistory aria-hidden size={18} />}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpen(!isOpen)}
      >
        {t("historyShow")}
      </Button>
      <div id={list}>{isOpen && <Entries />}</div>
    </>
  );
}

function Entries() {
  const t = useTexts("account");
  const { instant } = useFormats();
  const eventText = useEventText();
  const { data, error, refetch, ...query } = trpc.auth.events.useInfiniteQuery(
    {},
    { meta: { ownsError: "load" }, getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  if (!data && error)
    return <Failed what={t("historyFailed")} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading text={t("historyLoading")} />;
  const events = data.pages.flatMap(({ items }) => items);
  return (
    <>
      {events.length === 0 && <p>{t("noHistory")}</p>}
      <ul className={classes.entries}>
        {events.map((event) => (
          <li key={event.id} className={classes.entry}>
            <p>{eventText(event)}</p>
            <p className={classes.day}>{instant(event.createdAt)}</p>
          </li>
        ))}
      </ul>
      <ShowMore query={query} />
    </>
  );
}

function useEventText(): (event: AccountEvent) => string {
  const t = useTexts("account");
  const deviceName = useDeviceName();
  return ({ kind, detail }) => {
    switch (kind) {
      case "registered":
        return t("didRegister", { device: deviceName(detail) });
      case "signedIn":
        return t("didSignIn", { device: deviceName(detail) });
      case "passwordChanged":
        return t("didChangePassword", { device: deviceName(detail) });
      case "passwordReset":
        return t("didResetPassword", { device: deviceName(detail) });
      case "emailChanged":
        return t("didChangeEmail");
      case "tokenMade":
        return t("didMakeToken", { token: detail ?? "" });
      case "tokenEnded":
        return t("didEndToken", { token: detail ?? "" });
      case "sessionEnded":
        return t("didEndSession");
      case "signedOutEverywhere":
        return t("didSignOutEverywhere");
      case "exported":
        break;
    }
    return t("didExport");
  };
}
