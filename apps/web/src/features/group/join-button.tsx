import { Button } from "../../ui/buttons/button.tsx";
import { trpc } from "../../reader/server/trpc.tsx";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { useRefreshGroups } from "./use-refresh-groups.ts";

interface JoinButtonProps {
  readonly groupId: number;
  /** The ID of the heading with the group's name. */
  readonly describedBy: string;
}

/** Joins a public group. */
export function JoinButton({ groupId, describedBy }: JoinButtonProps) {
  const t = useTexts("groups");
  const refresh = useRefreshGroups();
  const { mutateAsync, isPending } = trpc.group.join.useMutation({ onSuccess: refresh });
  const join = useOneAtATime(() => mutateAsync({ groupId }));
  return (
    <Button variant="default" disabled={isPending} onClick={join} aria-describedby={describedBy}>
      {t(isPending ? "joining" : "join")}
    </Button>
  );
}
