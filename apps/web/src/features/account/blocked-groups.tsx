import { Button } from "../../ui/buttons/button.tsx";
import { trpc } from "../../reader/server/trpc.tsx";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { useTexts } from "../../texts/use-texts.ts";
import classes from "./account-screen.module.css";
import rows from "../../ui/account-rows.module.css";

/** The groups that the user blocked when leaving; nothing if there are none. */
export function BlockedGroups() {
  const t = useTexts("account");
  const { data: groups } = trpc.joining.blocked.useQuery();
  if (!groups || groups.length === 0) return null;
  return (
    <>
      <h3 className={classes.subheading}>{t("blocked")}</h3>
      <ul className={rows.rows}>
        {groups.map(({ groupId, name }) => (
          <BlockedGroupRow key={groupId} groupId={groupId} name={name} />
        ))}
      </ul>
    </>
  );
}

function BlockedGroupRow({ groupId, name }: { readonly groupId: number; readonly name: string }) {
  const t = useTexts("account");
  const utils = trpc.useUtils();
  const { mutateAsync, isPending } = trpc.joining.unblock.useMutation({
    onSuccess: () => utils.joining.blocked.invalidate(),
  });
  const unblock = useOneAtATime(() => mutateAsync({ groupId }));
  return (
    <li>
      <span>{name}</span>
      <Button
        variant="subtle"
        disabled={isPending}
        onClick={unblock}
        aria-label={t("allowGroup", { name })}
      >
        {t("allow")}
      </Button>
    </li>
  );
}
