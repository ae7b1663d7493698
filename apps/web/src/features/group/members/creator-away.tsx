import type { GroupClaim } from "@daily-quran/domain/group/claim";
import type { Group } from "@daily-quran/domain/group/group";
import { Button } from "../../../ui/buttons/button.tsx";
import { useState } from "react";
import { AskedCall } from "../../../reader/forms/call-dialog.tsx";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useOneAtATime } from "../../../lib/use-one-at-a-time.ts";
import { useFormats } from "../../../texts/use-formats.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { useOwnToast } from "../../../ui/toasts/use-own-toast.ts";
import { useShowToast } from "../../../ui/toasts/use-toasts.ts";
import { failureToast } from "../failure-toast.ts";
import type { TabProps } from "../tab-props.ts";
import { useRefreshGroups } from "../use-refresh-groups.ts";
import classes from "./creator-away.module.css";
import { HandOverDialog } from "./hand-over-dialog.tsx";

type CreatorAwayProps = Pick<TabProps, "group" | "access">;

// No month has more days, so that many have passed.
const MONTH_DAYS = 31;
const MIN_MONTHS = 3;

/** For admins: that the creator has been away for long, and who asks for the group. */
export function CreatorAway({ group, access }: CreatorAwayProps) {
  const { data } = trpc.claim.get.useQuery({ groupId: group.id }, { meta: { ownsError: true } });
  if (data?.claim)
    return access.isCreator ? (
      <ClaimFromYou group={group} claim={data.claim} />
    ) : (
      <OpenClaim group={group} access={access} claim={data.claim} />
    );
  if (data?.awayDays === undefined || access.isCreator) return null;
  return <Away group={group} awayDays={data.awayDays} />;
}

/** The name of a group's creator, who is among the first of its members. */
const creatorName = ({ members, createdBy }: Group): string =>
  members.find(({ userId }) => userId === createdBy)?.username ?? "";

function Away({ group, awayDays }: { readonly group: Group; readonly awayDays: number }) {
  const t = useTexts("members");
  const { day } = useFormats();
  const refresh = useRefreshGroups();
  const showToast = useShowToast();
  // Another may have asked, or the creator has come.
  const call = trpc.claim.ask.useMutation({ meta: { ownsError: true }, onError: refresh });
  const name = creatorName(group);
  const months = Math.floor(awayDays / MONTH_DAYS);
  return (
    <div className={classes.away}>
      <p>
        {months < MIN_MONTHS
          ? t("awayDays", { name, count: awayDays })
          : t("awayMonths", { name, count: months })}
      </p>
      <AskedCall
        button={(ask) => (
          <Button variant="default" onClick={ask}>
            {t("ask")}
          </Button>
        )}
        title={t("askTitle")}
        question={t("askQuestion", { name })}
        action={t("ask")}
        call={call}
        input={{ groupId: group.id }}
        onDone={(asked) => {
          const until = asked?.claim ? day(asked.claim.answerBy) : "";
          showToast({ title: t("asked"), description: t("askedText", { name, day: until }) });
          return refresh();
        }}
      />
    </div>
  );
}

/** What other admins see of a claim; its asker can withdraw it. */
function OpenClaim({ group, access, claim }: CreatorAwayProps & { readonly claim: GroupClaim }) {
  const t = useTexts("members");
  const { day } = useFormats();
  const withdraw = useEndClaim(group.id, { title: t("withdrawn") });
  const isOwn = claim.askedBy.id === access.userId;
  const asker = claim.askedBy.username;
  const values = { name: creatorName(group), asked: day(claim.askedOn) };
  const until = { ...values, day: day(claim.answerBy) };
  const open = isOwn ? t("claimOfYours", until) : t("claimOfOther", { ...until, asker });
  return (
    <div className={classes.away}>
      <p>
        {claim.isCreatorBack
          ? t("claimAnswered", { ...values, asker: isOwn ? "you" : asker })
          : open}
      </p>
      {isOwn && (
        <Button variant="default" onClick={withdraw}>
          {t("withdraw")}
        </Button>
      )}
    </div>
  );
}

/** Asks the creator, who is here again, for an answer. */
function ClaimFromYou({ group, claim }: { readonly group: Group; readonly claim: GroupClaim }) {
  const t = useTexts("members");
  const { day } = useFormats();
  const [handing, setHanding] = useState(false);
  const { id: userId, username: asker } = claim.askedBy;
  const toast = { title: t("kept"), description: t("keptText", { asker }) };
  const keep = useEndClaim(group.id, toast);
  return (
    <section className={classes.answer} aria-label={t("theClaim")}>
      <p>{t("claimFromYou", { asker, asked: day(claim.askedOn) })}</p>
      <Button onClick={keep}>{t("keep")}</Button>
      <Button variant="default" onClick={() => setHanding(true)}>
        {t("handOverTo", { asker })}
      </Button>
      <HandOverDialog
        group={group}
        heir={{ userId, username: asker }}
        opened={handing}
        onClose={() => setHanding(false)}
      />
    </section>
  );
}

function useEndClaim(
  groupId: number,
  done: { readonly title: string; readonly description?: string },
): () => void {
  const t = useTexts("members");
  const refresh = useRefreshGroups();
  const showToast = useShowToast();
  const failure = useOwnToast();
  const { mutateAsync } = trpc.claim.end.useMutation({
    meta: { ownsError: true },
    onSuccess: async () => {
      failure.withdraw();
      showToast(done);
      await refresh();
    },
    onError: (error) => {
      const title = t("claimFailed");
      failure.show(failureToast(error, { title, fallback: title }));
      // It may have ended meanwhile.
      void refresh();
    },
  });
  return useOneAtATime(() => mutateAsync({ groupId }));
}
