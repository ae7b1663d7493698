import type { DeletionPreview } from "@daily-quran/domain/account/account-deletion";
import type { ReactNode } from "react";
import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { useTexts } from "../../texts/use-texts.ts";
import classes from "./account-screen.module.css";

interface GroupsToReleaseProps {
  /** Undefined while unknown. */
  readonly preview: DeletionPreview | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** Says what becomes of each group that the account created, before the account is deleted. */
export function GroupsToRelease({ preview, failed, onRetry }: GroupsToReleaseProps) {
  const t = useTexts("account");
  if (failed)
    return (
      <div role="alert">
        <p>{t("releaseFailed")}</p>
        <Button h={44} variant="default" onClick={onRetry}>
          {t("tryAgain")}
        </Button>
      </div>
    );
  if (!preview) return <output>{t("releaseLoading")}</output>;
  const { groups, groupCount } = preview;
  const more = groupCount - groups.length;
  if (groups.length === 0) return <p>{t("releaseNone")}</p>;
  return (
    <div>
      <p>{t("release")}</p>
      <ul className={classes.groups}>
        {groups.map(({ id, name, heir }) => (
          <li key={id}>
            {heir === undefined
              ? t("releaseDeleted", { name, group: strong })
              : t("releaseTo", { name, heir, group: strong })}
          </li>
        ))}
        {more > 0 && <li>{t("releaseMore", { count: more })}</li>}
      </ul>
    </div>
  );
}

const strong = (name: ReactNode) => <strong>{name}</strong>;
