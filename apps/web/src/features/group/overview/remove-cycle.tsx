import type { Cycle } from "@daily-quran/domain/group/cycle";
import type { ErrorCode } from "@daily-quran/domain/errors";
import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { useState } from "react";
import { failureCode, failureText } from "../../../reader/server/failure.ts";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useOneAtATime } from "../../../lib/use-one-at-a-time.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { useShowToast } from "../../../ui/toasts/use-toasts.ts";
import { useRefreshGroups } from "../use-refresh-groups.ts";

const GONE: ErrorCode = "CYCLE_NOT_FOUND";

/** Removes a cycle that was started by mistake, after a question. */
export function RemoveCycle({ cycle }: { readonly cycle: Cycle }) {
  const t = useTexts("cycles");
  const [asking, setAsking] = useState(false);
  const refresh = useRefreshGroups();
  const showToast = useShowToast();
  const { mutateAsync, isPending, error, reset } = trpc.cycle.remove.useMutation({
    meta: { ownsError: true },
    onSuccess: () => sayRemoved(),
    // Removed already, by another leader or by a request whose answer was lost.
    onError: (failure) => (failureCode(failure) === GONE ? sayRemoved() : undefined),
  });
  const sayRemoved = async () => {
    setAsking(false);
    showToast({ title: t("removed") });
    await refresh();
  };
  const close = () => {
    setAsking(false);
    reset();
    // Refused, as members have begun with it: then there is nothing to offer.
    if (error) void refresh();
  };
  const { name } = cycle;
  return (
    <>
      <Button
        h={44}
        px={0}
        variant="transparent"
        color="red"
        aria-label={t("removeNamed", { name })}
        onClick={() => setAsking(true)}
      >
        {t("remove")}
      </Button>
      <ConfirmDialog
        title={t("removeTitle", { name })}
        question={t("removeQuestion")}
        action={t("remove")}
        destructive
        isPending={isPending}
        failure={error ? failureText(error, t("removeFailed")) : undefined}
        opened={asking}
        onConfirm={useOneAtATime(() => mutateAsync({ cycleId: cycle.id }))}
        onClose={close}
      />
    </>
  );
}
