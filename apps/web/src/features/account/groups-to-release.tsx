import type { DeletionPreview } from "@daily-quran/domain/account-deletion";
import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import classes from "./account-screen.module.css";

interface GroupsToReleaseProps {
  /** Undefined while unknown. */
  readonly preview: DeletionPreview | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** Says what becomes of each group that the account created, before the account is deleted. */
export function GroupsToRelease({ preview, failed, onRetry }: GroupsToReleaseProps) {
  if (failed)
    return (
      <div role="alert">
        <p>What happens to the groups you created could not be loaded.</p>
        <Button h={44} variant="default" onClick={onRetry}>
          Try Again
        </Button>
      </div>
    );
  if (!preview) return <output>Loading the groups you created...</output>;
  const { groups, groupCount } = preview;
  const more = groupCount - groups.length;
  if (groups.length === 0) return <p>You created no group, so no group changes hands.</p>;
  return (
    <div>
      <p>What happens to the groups you created:</p>
      <ul className={classes.groups}>
        {groups.map(({ id, name, heir }) => (
          <li key={id}>
            <strong>{name}</strong>{" "}
            {heir === undefined ? "is deleted: nobody else is in it." : `goes to ${heir}.`}
          </li>
        ))}
        {more > 0 && <li>and {more} more in the same way.</li>}
      </ul>
    </div>
  );
}
