import type { Group } from "@daily-quran/domain/group";
import { useTexts } from "../../../texts/use-texts.ts";
import { GroupMenu } from "./group-menu.tsx";
import classes from "./group-screen.module.css";
import { JoinButton } from "../join-button.tsx";
import { PrivacyBadge } from "../privacy-badge.tsx";
import type { GroupAccess } from "../group-access.ts";

interface GroupHeaderProps {
  readonly group: Group;
  readonly access: GroupAccess;
  readonly groupsPath: string;
}

export function GroupHeader({ group, access, groupsPath }: GroupHeaderProps) {
  const t = useTexts("group");
  const groups = useTexts("groups");
  const { id, name, description, isPrivate, memberCount, activeCycleCount } = group;
  const headingId = `group-${id}`;
  return (
    <header className={classes.header}>
      <div>
        <div className={classes.title}>
          <h1 id={headingId}>{name}</h1>
          <PrivacyBadge isPrivate={isPrivate} />
        </div>
        {description && <p className={classes.description}>{description}</p>}
        <p className={classes.counts}>
          <span>{groups("members", { count: memberCount })}</span>
          <span>{t("activeCycles", { count: activeCycleCount })}</span>
        </p>
      </div>
      <div className={classes.actions}>
        {access.role === undefined ? (
          <JoinButton groupId={id} describedBy={headingId} />
        ) : (
          <GroupMenu group={group} access={access} groupsPath={groupsPath} />
        )}
      </div>
    </header>
  );
}
