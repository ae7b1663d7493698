import type { Group } from "@daily-quran/domain/group/group";
import { useState } from "react";
import { useDayStart } from "../../../reader/day/use-day-start.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { GroupMenu } from "./group-menu.tsx";
import { TextButton } from "../../../ui/buttons/text-button.tsx";
import classes from "./group-screen.module.css";
import { JoinButton } from "../join-button.tsx";
import { hasBegun } from "../../../reader/day/cycle.ts";
import { PrivacyBadge } from "../privacy-badge.tsx";
import type { GroupAccess } from "../group-access.ts";

const LONG_NAME = 40;
const LONG_DESCRIPTION = 100;

interface GroupHeaderProps {
  readonly group: Group;
  readonly access: GroupAccess;
  readonly groupsPath: string;
}

export function GroupHeader({ group, access, groupsPath }: GroupHeaderProps) {
  const t = useTexts("group");
  const groups = useTexts("groups");
  const { id, name, description, isPrivate, memberCount, activeCycleCount } = group;
  const now = useDayStart();
  const { activeCycles } = group;
  const isToCome = activeCycles.length > 0 && !activeCycles.some((one) => hasBegun(one, now));
  const headingId = `group-${id}`;
  return (
    <header className={classes.header}>
      <div>
        <div className={classes.title}>
          <h1 id={headingId} dir="auto" data-long={name.length > LONG_NAME}>
            {name}
          </h1>
          <PrivacyBadge isPrivate={isPrivate} />
        </div>
        {description && <Description text={description} />}
        <p className={classes.counts}>
          <span>{groups("members", { count: memberCount })}</span>
          <span>{t(isToCome ? "cyclesToCome" : "activeCycles", { count: activeCycleCount })}</span>
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

/** A long one is folded to two lines, so that the tabs below stay in sight. */
function Description({ text }: { readonly text: string }) {
  const t = useTexts("group");
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > LONG_DESCRIPTION || text.includes("\n");
  return (
    <>
      <p dir="auto" className={classes.description} data-folded={isLong && !isOpen}>
        {text}
      </p>
      {isLong && (
        <TextButton
          className={classes.more}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? "less" : "more")}
        </TextButton>
      )}
    </>
  );
}
