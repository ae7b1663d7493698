import { Button } from "../../../ui/buttons/button.tsx";
import { IconUserPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTexts } from "../../../texts/use-texts.ts";
import { Boundary } from "../../../ui/status/boundary.tsx";
import { Unloaded } from "../../../ui/status/unloaded.tsx";
import { ShowMore } from "../../../ui/buttons/show-more.tsx";
import { Invites } from "../invites/invites.tsx";
import type { TabProps } from "../tab-props.ts";
import { GroupHistory } from "../history/group-history.tsx";
import { QuietMembers } from "../announcement/quiet-members.tsx";
import { Webhooks } from "../webhooks/webhooks.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { AddMemberForm } from "./add-member-form.tsx";
import { CreatorAway } from "./creator-away.tsx";
import type { Group, Member } from "@daily-quran/domain/group/group";
import { useFormats } from "../../../texts/use-formats.ts";
import { Badge } from "../../../ui/status/badge.tsx";
import { Initial } from "../../../ui/text/initial.tsx";
import { canActOn, type GroupAccess } from "../group-access.ts";
import { MemberMenu } from "./member-menu.tsx";
import classes from "./members.module.css";
import { useMembers } from "./use-members.ts";

/** The members; leaders add people and create invite links. */
export function MembersTab({ group, access }: TabProps) {
  const t = useTexts("members");
  const [adding, setAdding] = useState(false);
  return (
    <>
      {access.isLeader && (
        <>
          <div className={classes.tools}>
            <Button
              variant="default"
              leftSection={<IconUserPlus aria-hidden size={18} />}
              onClick={() => setAdding(true)}
            >
              {t("addMember")}
            </Button>
          </div>
          <AddMemberDialog
            groupId={group.id}
            canMakeAdmin={access.isAdmin}
            opened={adding}
            onClose={() => setAdding(false)}
          />
        </>
      )}
      {access.isAdmin && (
        <Boundary name={t("theClaim")}>
          <CreatorAway group={group} access={access} />
        </Boundary>
      )}
      <Boundary name={t("theMembers")}>
        <MemberList group={group} access={access} />
      </Boundary>
      {access.isLeader && (
        <Boundary name={t("theInvites")}>
          <Invites groupId={group.id} />
        </Boundary>
      )}
      {access.isAdmin && (
        <Boundary name={t("history")}>
          <GroupHistory groupId={group.id} />
          <Webhooks groupId={group.id} />
          <QuietMembers groupId={group.id} />
        </Boundary>
      )}
    </>
  );
}

function MemberList({ group, access }: Pick<TabProps, "group" | "access">) {
  const t = useTexts("members");
  const { members, error, refetch, ...query } = useMembers(group.id);
  if (!members)
    return <Unloaded failed={t("failed")} loading={t("loading")} of={{ error, refetch }} />;
  return (
    <>
      <ul>
        {members.map((member) => (
          <MemberRow key={member.id} group={group} access={access} member={member} />
        ))}
      </ul>
      <ShowMore query={query} />
    </>
  );
}

interface AddMemberDialogProps {
  readonly groupId: number;
  readonly canMakeAdmin: boolean;
  readonly opened: boolean;
  readonly onClose: () => void;
}

function AddMemberDialog({ opened, onClose, ...form }: AddMemberDialogProps) {
  const t = useTexts("members");
  return (
    <Dialog title={t("addMember")} opened={opened} onClose={onClose}>
      <AddMemberForm {...form} onClose={onClose} />
    </Dialog>
  );
}

interface MemberRowProps {
  readonly group: Group;
  readonly access: GroupAccess;
  readonly member: Member;
}

function MemberRow({ group, access, member }: MemberRowProps) {
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
