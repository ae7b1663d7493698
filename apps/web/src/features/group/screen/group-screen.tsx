import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import type { ReactNode } from "react";
import { failureCode } from "../../../reader/server/failure.ts";
import { PageHead } from "../../../lib/page-head.tsx";
import { Link } from "../../../ui/buttons/link.tsx";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useTexts } from "../../../texts/use-texts.ts";
import { Boundary } from "../../../ui/status/boundary.tsx";
import { Empty } from "../../../ui/status/empty.tsx";
import { Failed } from "../../../ui/status/failed.tsx";
import { Loading } from "../../../ui/status/loading.tsx";
import { GroupHeader } from "./group-header.tsx";
import classes from "./group-screen.module.css";
import { GroupTabs } from "./group-tabs.tsx";
import { useDayStart } from "../../../reader/day/use-day-start.ts";
import { AskWhoAdds } from "../ask-who-adds.tsx";
import { completeGroup } from "../complete-group.ts";
import { groupAccessOf } from "../group-access.ts";
import type { QuizPath } from "../tab-props.ts";

interface GroupScreenProps {
  /** NaN when the URL has no valid group id. */
  readonly groupId: number;
  readonly userId: number;
  readonly groupsPath: string;
  readonly quizPath: QuizPath;
  /** What the tab of that name shows. */
  readonly leaderboard: ReactNode;
}

/** One group: its header and four tabs. */
export function GroupScreen(props: GroupScreenProps) {
  const t = useTexts("group");
  const { groupId, userId, groupsPath, quizPath, leaderboard } = props;
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
  if (!isId || failureCode(error) === "GROUP_NOT_FOUND")
    return <GroupNotFound groupsPath={groupsPath} />;
  if (!group && error)
    return <Failed what={t("failed")} error={error} onRetry={() => void refetch()} />;
  if (!group) return <Loading text={t("loading")} />;
  const access = groupAccessOf(group, userId);
  return (
    <div className={classes.screen}>
      <PageHead title={t("head", { name: group.name })} description={t("description")} />
      <Boundary name={t("theHeading")}>
        <GroupHeader group={group} access={access} groupsPath={groupsPath} />
      </Boundary>
      <AskWhoAdds />
      <GroupTabs group={group} access={access} quizPath={quizPath} leaderboard={leaderboard} />
    </div>
  );
}

function GroupNotFound({ groupsPath }: Pick<GroupScreenProps, "groupsPath">) {
  const t = useTexts("group");
  return (
    <Empty isPage title={t("notFound")} hint={t("notFoundHint")}>
      <Button component={Link} to={groupsPath} h={44} mt="md">
        {t("seeGroups")}
      </Button>
    </Empty>
  );
}
