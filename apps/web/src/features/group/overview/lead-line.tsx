import { trpc } from "../../../reader/server/trpc.tsx";
import { useTexts } from "../../../texts/use-texts.ts";

/** How a cycle stands: its leader, and the user's own rank. Nothing before the first point is earned. */
export function LeadLine({ cycleId }: { readonly cycleId: number }) {
  const t = useTexts("cycles");
  const { data } = trpc.leaderboard.get.useQuery(
    { cycleId, limit: 2 },
    { staleTime: 0, meta: { ownsError: true } },
  );
  const [leader, second] = data?.items ?? [];
  if (!leader || leader.points === 0) return null;
  const own = data?.own;
  const { points } = leader;
  const name = leader.user.username;
  const isShared = second?.rank === leader.rank;
  return (
    <>
      <dt>{t("standing")}</dt>
      <dd>
        {isShared
          ? t("sharedLead", { points })
          : own === undefined
            ? t("leads", { name, points })
            : own.id === leader.id
              ? t("youLead", { points })
              : t("leadsYou", { name, points, rank: own.rank, own: own.points })}
      </dd>
    </>
  );
}
