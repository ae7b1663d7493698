import type { Group } from "@daily-quran/domain/group/group";
import { Button } from "../../../ui/buttons/button.tsx";
import { hasBegun } from "../../../reader/day/cycle.ts";
import { useDayStart } from "../../../reader/day/use-day-start.ts";
import { Link } from "../../../ui/buttons/link.tsx";
import { useTexts } from "../../../texts/use-texts.ts";
import { Initial } from "../../../ui/text/initial.tsx";
import { DayRing } from "../day-ring.tsx";
import { JoinButton } from "../join-button.tsx";
import { PrivacyBadge } from "../privacy-badge.tsx";
import classes from "./group-card.module.css";

interface GroupCardProps {
  readonly group: Group;
  readonly path: string;
}

/** One group of the list. */
export function GroupCard({ group, path }: GroupCardProps) {
  const t = useTexts("groups");
  const { id, name, description, isPrivate, userRole, activeCycles } = group;
  const today = useDayStart();
  const [cycle] = activeCycles;
  const headingId = `group-${id}`;
  return (
    <article className={classes.card}>
      <header className={classes.head}>
        <h2 id={headingId} title={name} dir="auto" className={classes.name}>
          {name}
        </h2>
        <PrivacyBadge isPrivate={isPrivate} />
      </header>
      {description && (
        <p dir="auto" className={classes.description}>
          {description}
        </p>
      )}
      <div className={classes.facts}>
        <Faces group={group} />
        {cycle && hasBegun(cycle, today) && <DayRing cycle={cycle} />}
      </div>
      <footer className={classes.actions}>
        <Button component={Link} to={path} variant="light" flex={1} aria-describedby={headingId}>
          {t("view")}
        </Button>
        {userRole === undefined && !isPrivate && (
          <JoinButton groupId={id} describedBy={headingId} />
        )}
      </footer>
    </article>
  );
}

/** The first members' initials, overlapping, and the counts. */
function Faces({ group }: { readonly group: Group }) {
  const t = useTexts("groups");
  const { members, memberCount, activeCycleCount } = group;
  return (
    <div className={classes.faces}>
      <span className={classes.initials}>
        {members.slice(0, 3).map(({ id, username }) => (
          <Initial key={id} name={username} />
        ))}
      </span>
      <span>{t("members", { count: memberCount })}</span>
      <span>{t("cycles", { count: activeCycleCount })}</span>
    </div>
  );
}
