import { counted } from "../../../lib/counted.ts";
import { trpc } from "../../../reader/trpc.tsx";

/** How a cycle stands: its leader, and the user's own rank. Nothing before the first quiz is done. */
export function LeadLine({ cycleId }: { readonly cycleId: number }) {
  const { data } = trpc.leaderboard.get.useQuery(
    { cycleId, limit: 1 },
    { staleTime: 0, meta: { ownsError: true } },
  );
  const [leader] = data?.items ?? [];
  if (!leader) return null;
  const own = data?.own;
  const isOwn = own?.id === leader.id;
  return (
    <>
      <dt>Standing</dt>
      <dd>
        {isOwn ? "You lead" : `${leader.user.username} leads`} with{" "}
        {counted(leader.points, "point")}
        {own && !isOwn && ` · you are #${own.rank} with ${own.points}`}
      </dd>
    </>
  );
}
