import { ownKhatmasPath } from "@daily-quran/domain/web-paths";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTexts } from "../../../texts/use-texts.ts";
import { AskWhoAdds } from "../ask-who-adds.tsx";
import { Link } from "../../../ui/buttons/link.tsx";
import line from "../../../ui/buttons/line-link.module.css";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { CreateGroupForm } from "./create-group-form.tsx";
import { GroupList } from "./group-list.tsx";
import classes from "./groups-screen.module.css";

interface GroupsScreenProps {
  readonly groupPath: (groupId: number) => string;
}

/** The user's groups, and public groups to join. */
export function GroupsScreen({ groupPath }: GroupsScreenProps) {
  const t = useTexts("groups");
  const [creating, setCreating] = useState(false);
  const create = () => setCreating(true);
  return (
    <div className={classes.screen}>
      <header className={classes.header}>
        <div>
          <h1>{t("title")}</h1>
          <p>{t("tagline")}</p>
        </div>
        <Button leftSection={<IconPlus aria-hidden size={18} />} onClick={create}>
          {t("createGroup")}
        </Button>
      </header>
      <AskWhoAdds />
      <GroupList groupPath={groupPath} onCreate={create} />
      <Link to={ownKhatmasPath()} className={line.line ?? ""}>
        {t("khatmas")}
      </Link>
      <CreateGroupDialog opened={creating} onClose={() => setCreating(false)} />
    </div>
  );
}

interface CreateGroupDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

function CreateGroupDialog({ opened, onClose }: CreateGroupDialogProps) {
  const t = useTexts("groups");
  return (
    <Dialog title={t("create")} description={t("createWhy")} opened={opened} onClose={onClose}>
      <CreateGroupForm onClose={onClose} />
    </Dialog>
  );
}
