import type { AccountEvent } from "@daily-quran/domain/account/account-event";
import { trpc } from "../../reader/server/trpc.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { History, HistoryEntries } from "../../ui/history.tsx";
import { useDeviceName } from "./use-device-name.ts";

/** What was done with the account, for its owner; loaded when it is opened. */
export function AccountHistory() {
  const t = useTexts("account");
  return (
    <History label={t("historyShow")}>
      <Entries />
    </History>
  );
}

function Entries() {
  const t = useTexts("account");
  const textOf = useEventText();
  const query = trpc.auth.events.useInfiniteQuery(
    {},
    { meta: { ownsError: "load" }, getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const texts = { none: t("noHistory"), loading: t("historyLoading"), failed: t("historyFailed") };
  return <HistoryEntries query={query} textOf={textOf} texts={texts} />;
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
      case "resetMailed":
        return t("didMailReset");
      case "passwordReset":
        return t("didResetPassword", { device: deviceName(detail) });
      case "emailChanged":
        return t("didChangeEmail");
      case "emailConfirmed":
        return t("didConfirmEmail");
      case "tokenMade":
        return t("didMakeToken", { token: detail ?? "" });
      case "tokenEnded":
        return t("didEndToken", { token: detail ?? "" });
      case "calendarMade":
        return t("didMakeCalendar");
      case "calendarEnded":
        return t("didEndCalendar");
      case "sessionEnded":
        return t("didEndSession");
      case "signedOutEverywhere":
        return t("didSignOutEverywhere");
      case "passkeyAdded":
        return t("didAddPasskey", { passkey: detail ?? "" });
      case "passkeyRenamed":
        return t("didRenamePasskey", { passkey: detail ?? "" });
      case "passkeyRemoved":
        return t("didRemovePasskey", { passkey: detail ?? "" });
      case "signedInByPasskey":
        return t("didSignInByPasskey", { device: deviceName(detail) });
      case "passwordByPasskey":
        return t("didSetPasswordByPasskey", { device: deviceName(detail) });
      case "exported":
        break;
    }
    return t("didExport");
  };
}
