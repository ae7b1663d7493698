import type { ReactNode } from "react";
import { trpc } from "../../reader/server/trpc.tsx";
import { useTexts } from "../../texts/use-texts.ts";

interface InvitedToProps {
  readonly token: string;
  /** Said until the invitation is known, and where it is not valid. */
  readonly otherwise: ReactNode;
}

/** Names the group that somebody signs in for; it tells no more than the page of the invitation. */
export function InvitedTo({ token, otherwise }: InvitedToProps) {
  const t = useTexts("invite");
  const { data: invite } = trpc.invite.preview.useQuery(
    { token },
    { retry: false, meta: { ownsError: true } },
  );
  if (!invite) return otherwise;
  return t("signInFor", { name: invite.groupName, group: (name) => <strong>{name}</strong> });
}
