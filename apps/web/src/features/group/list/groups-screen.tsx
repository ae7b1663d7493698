import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { PageHead } from "../../../lib/page-head.tsx";
import { CreateGroupDialog } from "./create-group-dialog.tsx";
import { GroupList } from "./group-list.tsx";
import classes from "./groups-screen.module.css";

const TAGLINE = "Join communities of Quran readers and compete in reading challenges";

interface GroupsScreenProps {
  readonly groupPath: (groupId: number) => string;
}

/** The user's groups, and public groups to join. */
export function GroupsScreen({ groupPath }: GroupsScreenProps) {
  const [creating, setCreating] = useState(false);
  const create = () => setCreating(true);
  return (
    <div className={classes.screen}>
      <PageHead title="Reading Groups · Daily Quran Reading" description={TAGLINE} />
      <header className={classes.header}>
        <div>
          <h1>Reading Groups</h1>
          <p>{TAGLINE}</p>
        </div>
        <Button h={44} leftSection={<IconPlus aria-hidden size={18} />} onClick={create}>
          Create Group
        </Button>
      </header>
      <GroupList groupPath={groupPath} onCreate={create} />
      <CreateGroupDialog opened={creating} onClose={() => setCreating(false)} />
    </div>
  );
}
