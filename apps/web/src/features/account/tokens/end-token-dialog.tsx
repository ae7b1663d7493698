import type { AccessToken } from "@daily-quran/domain/account/access-token";
import { useOneAtATime } from "../../../lib/use-one-at-a-time.ts";
import { failureCode, failureText } from "../../../reader/server/failure.ts";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useTexts } from "../../../texts/use-texts.ts";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";

interface EndTokenDialogProps {
  readonly token: Pick<AccessToken, "id" | "name">;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onEnded: (id: number) => void;
}

export function EndTokenDialog(props: EndTokenDialogProps) {
  const { id, name } = props.token;
  const t = useTexts("tokens");
  const utils = trpc.useUtils();
  const finish = async () => {
    props.onClose();
    props.onEnded(id);
    await utils.token.list.invalidate();
  };
  const { mutateAsync, isPending, error } = trpc.token.end.useMutation({
    meta: { ownsError: true },
    onSuccess: finish,
    // It is over already: the list was older.
    onError: (failure) => (failureCode(failure) === "TOKEN_NOT_FOUND" ? finish() : undefined),
  });
  const end = useOneAtATime(() => mutateAsync({ id }));
  return (
    <ConfirmDialog
      title={t("endTitle")}
      question={t("endQuestion", { name })}
      action={t("endDo")}
      destructive
      isPending={isPending}
      failure={error ? failureText(error, t("endFailed")) : undefined}
      opened={props.opened}
      onConfirm={end}
      onClose={props.onClose}
    />
  );
}
