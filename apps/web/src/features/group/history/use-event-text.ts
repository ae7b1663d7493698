import type { GroupEvent } from "@daily-quran/domain/group/group-event";
import { useTexts } from "../../../texts/use-texts.ts";

/** Says an entry of a group's history in one sentence. */
export function useEventText(): (event: GroupEvent) => string {
  const t = useTexts("members");
  const textOf = ({ kind, ...event }: GroupEvent): string => {
    const nobody = t("deletedAccount");
    const actor = event.actor?.username ?? nobody;
    const target = event.target?.username ?? nobody;
    const detail = event.detail ?? "";
    switch (kind) {
      case "created":
      case "renamed":
      case "cycleStarted":
      case "cycleRemoved":
        return t(kind, { actor, detail });
      case "memberAdded":
      case "roleChanged":
        return t(kind, { actor, target, role: detail });
      case "memberRemoved":
      case "claimed":
      case "claimKept":
      case "tookOver":
        return t(kind, { actor, target });
      case "handedOver":
        return t("groupHandedOver", { actor, target });
      case "described":
      case "madePublic":
      case "madePrivate":
      case "memberJoined":
      case "memberLeft":
      case "claimWithdrawn":
      case "inviteCreated":
      case "inviteRevoked":
        break;
    }
    return t(kind, { actor });
  };
  return (event) => {
    const text = textOf(event);
    return event.count === 1 ? text : t("timesADay", { text, count: event.count });
  };
}
