import type { Group, Member } from "@daily-quran/domain/group/group";
import { useFormats } from "../../../texts/use-formats.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { Badge } from "../../../ui/status/badge.tsx";
import { Initial } from "../../../ui/text/initial.tsx";
import { canActOn, type GroupAccess } from "../group-access.ts";
import { MemberMenu } from "./member-menu.tsx";
import classes from "./members.module.css";

interface MemberRowProps {
  readonly group: Group;
  readonly access: GroupAccess;
  readonly member: Member;
}

export function MemberRow({ group, access, member }: MemberRowProps) {
  const t = useTexts("members");
  const { instant, numerals } = useFormats();
  const { userId, username, role, joinedAt } = member;
  const isCreator = userId === group.createdBy;
  return (
    <li className={classes.member}>
      <Initial name={username} />
      <div className={classes.who}>
        <p className={classes.names}>
          <strong>{username}</strong> <span>{t("user", { id: numerals(String(userId)) })}</span>
          {userId === access.userId && <span> {t("you")}</span>}
        </p>
        <p className={classes.joined}>
          {t(isCreator ? "joinedCreator" : "joined", { day: instant(joinedAt) })}
        </p>
      </div>
      <Badge tone={role === "member" ? "quiet" : "accent"}>{t("roleName", { role })}</Badge>
      <div className={classes.menu}>
        {canActOn(access, group, member) && (
          <MemberMenu group={group} access={access} member={member} />
        )}
      </div>
    </li>
  );
}
