import { QUIET_DAYS } from "@daily-quran/domain/group/announcement";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconUser } from "@tabler/icons-react";
import { failureText } from "../../../reader/server/failure.ts";
import { trpc } from "../../../reader/server/trpc.tsx";
import { now } from "../../../reader/clock/clock.ts";
import { useFormats } from "../../../texts/use-formats.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import rows from "../../../ui/account-rows.module.css";
import { FormFailure } from "../../../ui/forms/form-layout.tsx";
import { History } from "../../../ui/history.tsx";
import { Unloaded } from "../../../ui/status/unloaded.tsx";
import classes from "../history/group-history.module.css";

const WEEK_MS = QUIET_DAYS * 24 * 60 * 60 * 1000;

/** Who has not joined in for a week, for admins, who may send each a kind word; loaded when it is opened. */
export function QuietMembers({ groupId }: { readonly groupId: number }) {
  const t = useTexts("announcements");
  return (
    <div className={classes.history}>
      <History label={t("quiet")} icon={IconUser}>
        <List groupId={groupId} />
      </History>
    </div>
  );
}

function List({ groupId }: { readonly groupId: number }) {
  const t = useTexts("announcements");
  const { instant } = useFormats();
  const utils = trpc.useUtils();
  const { data, error, refetch } = trpc.announcement.quiet.useQuery(
    { groupId },
    { staleTime: 0, meta: { ownsError: true } },
  );
  const { mutate, isPending, ...sent } = trpc.announcement.nudge.useMutation({
    meta: { ownsError: true },
    onSettled: () => utils.announcement.quiet.invalidate(),
  });
  if (!data)
    return (
      <Unloaded failed={t("quietFailed")} loading={t("quietLoading")} of={{ error, refetch }} />
    );
  return (
    <>
      <p className={classes.why}>{t(data.length === 0 ? "quietNone" : "quietWhy")}</p>
      <ul className={rows.rows}>
        {data.map(({ userId, username, nudgedAt }) => (
          <li key={userId}>
            <div className={rows.about}>
              <p>
                <strong>{username}</strong>
              </p>
              {nudgedAt && <p className={rows.facts}>{t("nudged", { day: instant(nudgedAt) })}</p>}
            </div>
            <Button
              variant="default"
              disabled={
                isPending || (nudgedAt !== undefined && Date.parse(nudgedAt) > now() - WEEK_MS)
              }
              aria-label={t("nudgeNamed", { name: username })}
              onClick={() => mutate({ groupId, userId })}
            >
              {t("nudge")}
            </Button>
          </li>
        ))}
      </ul>
      <FormFailure text={sent.error ? failureText(sent.error, t("notDone")) : undefined} />
    </>
  );
}
