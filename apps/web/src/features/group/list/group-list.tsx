import type { Group } from "@daily-quran/domain/group";
import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { Boundary } from "../../../ui/boundary.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { Failed } from "../../../ui/failed.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { ShowMore } from "../../../ui/show-more.tsx";
import { GroupCard } from "./group-card.tsx";
import classes from "./groups-screen.module.css";
import { useGroups } from "./use-groups.ts";

const EMPTY_HINT =
  "Create your first reading group to start building a community around Quran reading";

interface GroupListProps {
  readonly groupPath: (groupId: number) => string;
  readonly onCreate: () => void;
}

export function GroupList({ groupPath, onCreate }: GroupListProps) {
  const { groups, error, refetch, ...query } = useGroups();
  if (!groups && error)
    return <Failed what="Failed to load groups" error={error} onRetry={() => void refetch()} />;
  if (!groups) return <Loading text="Loading groups..." />;
  if (groups.length === 0)
    return (
      <Empty title="No groups yet" hint={EMPTY_HINT}>
        <Button h={44} mt="md" onClick={onCreate}>
          Create Your First Group
        </Button>
      </Empty>
    );
  return (
    <>
      <Groups title="Your groups" groups={groups.filter(isOwn)} groupPath={groupPath} />
      <Groups
        title="Open to everyone"
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
