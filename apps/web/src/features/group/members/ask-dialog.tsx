import { CallDialog } from "../../../reader/forms/call-dialog.tsx";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useFormats } from "../../../texts/use-formats.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { useShowToast } from "../../../ui/toasts/use-toasts.ts";
import { useRefreshGroups } from "../use-refresh-groups.ts";

interface AskDialogProps {
  readonly groupId: number;
  /** Who is away. */
  readonly creator: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks for a group whose creator is away. */
export function AskDialog({ groupId, creator: name, opened, onClose }: AskDialogProps) {
  const t = useTexts("members");
  const { day } = useFormats();
  const refresh = useRefreshGroups();
  const showToast = useShowToast();
  // Another may have asked, or the creator has come.
  const call = trpc.claim.ask.useMutation({ meta: { ownsError: true }, onError: refresh });
  return (
    <CallDialog
      title={t("askTitle")}
      question={t("askQuestion", { name })}
      action={t("ask")}
      call={call}
      input={{ groupId }}
      onDone={(asked) => {
        onClose();
        const until = asked?.claim ? day(asked.claim.answerBy) : "";
        showToast({ title: t("asked"), description: t("askedText", { name, day: until }) });
        return refresh();
      }}
      opened={opened}
      onClose={onClose}
    />
  );
}
