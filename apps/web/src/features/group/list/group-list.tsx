import type { Group } from "@daily-quran/domain/group/group";
import { Button } from "../../../ui/buttons/button.tsx";
import { useTexts } from "../../../texts/use-texts.ts";
import { Boundary } from "../../../ui/status/boundary.tsx";
import { Empty } from "../../../ui/status/empty.tsx";
import { Unloaded } from "../../../ui/status/unloaded.tsx";
import { ShowMore } from "../../../ui/buttons/show-more.tsx";
import { GroupCard } from "./group-card.tsx";
import classes from "./groups-screen.module.css";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useDayStart } from "../../../reader/day/use-day-start.ts";
import { completeGroup } from "../complete-group.ts";

interface GroupListProps {
  readonly groupPath: (groupId: number) => string;
  readonly onCreate: () => void;
}

export function GroupList({ groupPath, onCreate }: GroupListProps) {
  const t = useTexts("groups");
  const { groups, error, refetch, ...query } = useGroups();
  if (!groups)
    return <Unloaded failed={t("failed")} loading={t("loading")} of={{ error, refetch }} />;
  if (groups.length === 0)
    return (
      <Empty title={t("none")} hint={t("noneHint")}>
        <Button mt="md" onClick={onCreate}>
          {t("createFirst")}
        </Button>
      </Empty>
    );
  return (
    <>
      <Groups title={t("yours")} groups={groups.filter(isOwn)} groupPath={groupPath} />
      <Groups
        title={t("open")}
        groups={groups.filter((group) => !isOwn(group))}
        groupPath={groupPath}
      />
      <ShowMore query={query} />
    </>
  );
}

const isOwn = ({ userRole }: Group) => userRole !== undefined;

interface GroupsProps extends Pick<GroupListProps, "groupPath"> {
  readonly title: string;
  readonly groups: readonly Group[];
}

function Groups({ title, groups, groupPath }: GroupsProps) {
  if (groups.length === 0) return null;
  return (
    <section aria-label={title}>
      <p className={classes.kind}>{title}</p>
      <ul className={classes.grid}>
        {groups.map((group) => (
          <li key={group.id}>
            <Boundary name={group.name}>
              <GroupCard group={group} path={groupPath(group.id)} />
            </Boundary>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The user's groups and then the public ones, page by page. */
function useGroups() {
  const today = useDayStart();
  const query = trpc.group.list.useInfiniteQuery(
    {},
    {
      meta: { ownsError: "load" },
      getNextPageParam: ({ nextCursor }) => nextCursor,
      retry: 2,
      staleTime: 0,
    },
  );
  const groups = query.data?.pages.flatMap(({ items }) =>
    items.map((group) => completeGroup(group, today)),
  );
  return { ...query, groups };
}
