import type { Cycle } from "@daily-quran/domain/group/cycle";
import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { useState } from "react";
import { CallDialog } from "../../../reader/forms/call-dialog.tsx";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useTexts } from "../../../texts/use-texts.ts";
import { useShowToast } from "../../../ui/toasts/use-toasts.ts";
import { useRefreshGroups } from "../use-refresh-groups.ts";

/** Removes a cycle that was started by mistake, after a question. */
export function RemoveCycle({ cycle }: { readonly cycle: Cycle }) {
  const t = useTexts("cycles");
  const [asking, setAsking] = useState(false);
  const refresh = useRefreshGroups();
  const showToast = useShowToast();
  const call = trpc.cycle.remove.useMutation({ meta: { ownsError: true } });
  const close = () => {
    setAsking(false);
    call.reset();
    // Refused, as members have begun with it: then there is nothing to offer.
    if (call.error) void refresh();
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
      <CallDialog
        title={t("removeTitle", { name })}
        question={t("removeQuestion")}
        action={t("remove")}
        destructive
        call={call}
        input={{ cycleId: cycle.id }}
        onDone={() => {
          setAsking(false);
          showToast({ title: t("removed") });
          return refresh();
        }}
        gone="CYCLE_NOT_FOUND"
        failed={t("removeFailed")}
        opened={asking}
        onClose={close}
      />
    </>
  );
}
