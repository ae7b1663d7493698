import type { Group, Member } from "@daily-quran/domain/group";
import { formatDay } from "../../../lib/format-day.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Initial } from "../../../ui/initial.tsx";
import { canActOn, type GroupAccess } from "../group-access.ts";
import { MemberMenu } from "./member-menu.tsx";
import classes from "./members.module.css";
import { ROLE_NAMES } from "./role-names.ts";

interface MemberRowProps {
  readonly group: Group;
  readonly access: GroupAccess;
  readonly member: Member;
}

export function MemberRow({ group, access, member }: MemberRowProps) {
  const { userId, username, role, joinedAt } = member;
  const isCreator = userId === group.createdBy;
  return (
    <li className={classes.member}>
      <Initial name={username} />
      <div className={classes.who}>
        <p className={classes.names}>
          <strong>User #{userId}</strong> <span>{username}</span>
          {userId === access.userId && <span> (you)</span>}
        </p>
        <p className={classes.joined}>
          Joined {formatDay(joinedAt)}
          {isCreator && " · Creator"}
        </p>
      </div>
      <Badge tone={role === "member" ? "quiet" : "accent"}>{ROLE_NAMES[role]}</Badge>
      <div className={classes.menu}>
        {canActOn(access, group, member) && (
          <MemberMenu group={group} access={access} member={member} />
        )}
      </div>
    </li>
  );
}
