import { trpc } from "../../reader/trpc.tsx";

interface InvitedToProps {
  readonly token: string;
  /** Said until the invitation is known, and where it is not valid. */
  readonly otherwise: string;
}

/** Names the group that somebody signs in for; it tells no more than the page of the invitation. */
export function InvitedTo({ token, otherwise }: InvitedToProps) {
  const { data: invite } = trpc.invite.preview.useQuery(
    { token },
    { retry: false, meta: { ownsError: true } },
  );
  if (!invite) return otherwise;
  return (
    <>
      Sign in or create an account to join <strong>{invite.groupName}</strong>.
    </>
  );
}
