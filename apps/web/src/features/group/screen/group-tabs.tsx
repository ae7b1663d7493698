import { Tabs } from "@mantine/core";
import "@mantine/core/styles/Tabs.layer.css";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { AssignmentsTab } from "../assignments/assignments-tab.tsx";
import classes from "./group-screen.module.css";
import { MembersTab } from "../members/members-tab.tsx";
import { OverviewTab } from "../overview/overview-tab.tsx";
import type { TabProps } from "../tab-props.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { Boundary } from "../../../ui/status/boundary.tsx";

interface GroupTabsProps extends TabProps {
  readonly leaderboard: ReactNode;
}

const TABS = [
  { value: "overview", Panel: OverviewTab },
  { value: "assignments", Panel: AssignmentsTab },
  { value: "leaderboard", Panel: ({ leaderboard }: GroupTabsProps) => leaderboard },
  { value: "members", Panel: MembersTab },
] as const;

/** The group's tabs; the open one is in the URL, so Back and shared links work. */
export function GroupTabs(props: GroupTabsProps) {
  const t = useTexts("group");
  const [search, setSearch] = useSearchParams();
  const tabs = TABS.filter(
    ({ value }) => value !== "assignments" || props.group.activeCycles.length > 0,
  );
  const asked = search.get("tab");
  const open = tabs.find(({ value }) => value === asked) ?? TABS[0];
  const list = useShownTab(open.value);
  return (
    <Tabs
      id={`group-${props.group.id}-tabs`}
      value={open.value}
      onChange={(value) => value && value !== open.value && setSearch({ tab: value })}
      keepMounted={false}
      className={classes.tabs ?? ""}
      classNames={{ list: classes["list"] ?? "", tab: classes["tab"] ?? "" }}
    >
      <Tabs.List ref={list}>
        {tabs.map(({ value }) => (
          <Tabs.Tab key={value} value={value} data-tab={value}>
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

/** Scrolls the row of tabs to the open one, as it is wider than a phone. */
function useShownTab(value: string) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[data-tab="${value}"]`);
    if (list.current && tab)
      list.current.scrollLeft = tab.offsetLeft - list.current.offsetLeft - 32;
  }, [value]);
  return list;
}
