import type { GroupTab } from "@daily-quran/domain/web-paths";
import { Tabs } from "@mantine/core";
import { Button } from "../../../ui/buttons/button.tsx";
import {
  type MutationCacheNotifyEvent,
  type QueryCacheNotifyEvent,
  useQueryClient,
} from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { type ReactNode, useEffect } from "react";
import { failureCode } from "../../../reader/server/failure.ts";
import { PageHead } from "../../../lib/page-head.tsx";
import { Link } from "../../../ui/buttons/link.tsx";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useTexts } from "../../../texts/use-texts.ts";
import { Boundary } from "../../../ui/status/boundary.tsx";
import { Empty } from "../../../ui/status/empty.tsx";
import { Unloaded } from "../../../ui/status/unloaded.tsx";
import { GroupHeader } from "./group-header.tsx";
import classes from "./group-screen.module.css";
import "@mantine/core/styles/Tabs.layer.css";
import { useSearchParams } from "react-router-dom";
import { AssignmentsTab } from "../assignments/assignments-tab.tsx";
import { MembersTab } from "../members/members-tab.tsx";
import { OverviewTab } from "../overview/overview-tab.tsx";
import { useDayStart } from "../../../reader/day/use-day-start.ts";
import { AnnouncementShown } from "../announcement/announcement.tsx";
import { AskWhoAdds } from "../ask-who-adds.tsx";
import { completeGroup } from "../complete-group.ts";
import { groupAccessOf } from "../group-access.ts";
import type { QuizPath, TabProps } from "../tab-props.ts";

interface GroupScreenProps {
  /** NaN when the URL has no valid group id. */
  readonly groupId: number;
  readonly userId: number;
  readonly groupsPath: string;
  readonly quizPath: QuizPath;
  /** What the tab of that name shows. */
  readonly leaderboard: ReactNode;
  readonly khatmas: (mayBegin: boolean) => ReactNode;
}

/** One group: its header and five tabs. */
export function GroupScreen(props: GroupScreenProps) {
  const t = useTexts("group");
  const { groupId, userId, groupsPath, quizPath, leaderboard, khatmas } = props;
  const isId = Number.isInteger(groupId) && groupId > 0;
  const today = useDayStart();
  const {
    data: group,
    error,
    refetch,
  } = trpc.group.byId.useQuery(
    { groupId },
    {
      enabled: isId,
      select: (found) => completeGroup(found, today),
      meta: { ownsError: "load" },
      retry: (failures, failure) => failures < 1 && failureCode(failure) !== "GROUP_NOT_FOUND",
    },
  );
  useGoneGroup(groupId);
  if (!isId || failureCode(error) === "GROUP_NOT_FOUND")
    return <GroupNotFound groupsPath={groupsPath} wasThere={group !== undefined} />;
  if (!group)
    return <Unloaded failed={t("failed")} loading={t("loading")} of={{ error, refetch }} />;
  const access = groupAccessOf(group, userId);
  return (
    <div className={classes.screen}>
      <PageHead title={t("head", { name: group.name })} description={t("description")} />
      <Boundary name={t("theHeading")}>
        <GroupHeader group={group} access={access} groupsPath={groupsPath} />
      </Boundary>
      <AnnouncementShown group={group} />
      <AskWhoAdds />
      <GroupTabs
        group={group}
        access={access}
        quizPath={quizPath}
        leaderboard={leaderboard}
        khatmas={khatmas(access.isLeader)}
      />
    </div>
  );
}

/** Asks for the group again once anything else of it is answered with 404: it may have been deleted meanwhile. */
function useGoneGroup(groupId: number): void {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  useEffect(() => {
    const onEvent = async (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
      if (event.type !== "updated" || event.action.type !== "error") return;
      const code = failureCode(event.action.error);
      const known = client.getQueryState(getQueryKey(trpc.group.byId, { groupId }, "query"));
      const isKnown = failureCode(known?.error) === "GROUP_NOT_FOUND";
      if ((code !== "GROUP_NOT_FOUND" && code !== "CYCLE_NOT_FOUND") || isKnown) return;
      await utils.group.byId.invalidate({ groupId });
      if (code === "CYCLE_NOT_FOUND") await utils.cycle.list.invalidate({ groupId });
    };
    const caches = [client.getQueryCache(), client.getMutationCache()];
    const leave = caches.map((cache) => cache.subscribe((event) => void onEvent(event)));
    return () => leave.forEach((end) => end());
  }, [client, utils, groupId]);
}

interface GroupNotFoundProps extends Pick<GroupScreenProps, "groupsPath"> {
  /** Whether this page has shown it. */
  readonly wasThere: boolean;
}

function GroupNotFound({ groupsPath, wasThere }: GroupNotFoundProps) {
  const t = useTexts("group");
  const [title, hint] = wasThere ? [t("gone"), t("goneHint")] : [t("notFound"), t("notFoundHint")];
  return (
    <Empty isPage title={title} hint={hint}>
      <Button component={Link} to={groupsPath} mt="md">
        {t("seeGroups")}
      </Button>
    </Empty>
  );
}

interface GroupTabsProps extends TabProps {
  readonly leaderboard: ReactNode;
  readonly khatmas: ReactNode;
}

const TABS = [
  { value: "overview", Panel: OverviewTab },
  { value: "assignments", Panel: AssignmentsTab },
  { value: "leaderboard", Panel: ({ leaderboard }: GroupTabsProps) => leaderboard },
  { value: "members", Panel: MembersTab },
  { value: "khatmas", Panel: ({ khatmas }: GroupTabsProps) => khatmas },
] as const satisfies readonly { readonly value: GroupTab; readonly Panel: unknown }[];

/** The group's tabs; the open one is in the URL, so Back and shared links work. */
function GroupTabs(props: GroupTabsProps) {
  const t = useTexts("group");
  const [search, setSearch] = useSearchParams();
  const tabs = TABS.filter(
    ({ value }) => value !== "assignments" || props.group.activeCycles.length > 0,
  );
  const asked = search.get("tab");
  const open = tabs.find(({ value }) => value === asked) ?? TABS[0];
  return (
    <Tabs
      id={`group-${props.group.id}-tabs`}
      value={open.value}
      onChange={(value) => value && value !== open.value && setSearch({ tab: value })}
      keepMounted={false}
      className={classes.tabs ?? ""}
      classNames={{ tab: classes["tab"] ?? "" }}
    >
      <Tabs.List>
        {tabs.map(({ value }) => (
          <Tabs.Tab key={value} value={value}>
            {t(value)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ value, Panel }) => (
        <Tabs.Panel key={value} value={value} className={classes.panel ?? ""}>
          <Boundary name={t(value)}>
            <Panel {...props} />
          </Boundary>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
