import type { Group } from "@daily-quran/domain/group/group";
import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { useEffect, useEffectEvent } from "react";
import { failureText } from "../../reader/server/failure.ts";
import { trpc } from "../../reader/server/trpc.tsx";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { useShowToast } from "../../ui/toasts/use-toasts.ts";
import { FormFailure } from "../../ui/forms/form-layout.tsx";

interface AcceptInviteProps {
  readonly token: string;
  /** Whether the user signed in for it just now: then nothing is asked again. */
  readonly isAgreed: boolean;
  /** `welcome` is the ID of the toast that says so. */
  readonly onJoined: (group: Group, welcome: number) => void;
}

export function AcceptInvite({ token, isAgreed, onJoined }: AcceptInviteProps) {
  const t = useTexts("invite");
  const utils = trpc.useUtils();
  const showToast = useShowToast();
  const { mutateAsync, isPending, error } = trpc.invite.accept.useMutation({
    meta: { ownsError: true },
    onSuccess: (group) => {
      utils.group.byId.setData({ groupId: group.id }, group);
      const title = t("joined", { name: group.name });
      onJoined(group, showToast({ title, description: t("joinedText") }));
      return Promise.all([
        utils.group.list.invalidate(),
        utils.member.invalidate(),
        utils.invite.preview.invalidate({ token }),
      ]);
    },
  });
  const accept = useOneAtATime(() => mutateAsync({ token }));
  const acceptIfAgreed = useEffectEvent(() => {
    if (isAgreed) accept();
  });
  useEffect(() => acceptIfAgreed(), []);
  return (
    <>
      <FormFailure text={error ? failureText(error) : undefined} />
      <Button h={48} size="md" disabled={isPending} onClick={accept}>
        {isPending ? t("joining") : t("join")}
      </Button>
    </>
  );
}
