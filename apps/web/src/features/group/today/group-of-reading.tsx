import { groupPath } from "@daily-quran/domain/web-paths";
import { IconChevronLeft } from "@tabler/icons-react";
import { Link } from "../../../ui/buttons/link.tsx";
import { useTexts } from "../../../texts/use-texts.ts";
import { useOpenCycles } from "../use-open-cycles.ts";
import classes from "./group-of-reading.module.css";

/** Above a reading that was opened from a group: its name, and the way back to it. */
export function GroupOfReading({ groupId }: { readonly groupId: number }) {
  const t = useTexts("together");
  const group = useOpenCycles().groups?.find(({ id }) => id === groupId);
  return (
    <p className={classes.group} data-screen-only>
      <Link to={groupPath(groupId)}>
        <IconChevronLeft aria-hidden size={20} />
        {group?.name ?? t("backToGroup")}
      </Link>
    </p>
  );
}
