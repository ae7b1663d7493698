import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { sessionHint } from "../../reader/session-hint.ts";
import { trpc } from "../../reader/trpc.tsx";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";

export function SignOutEverywhere() {
  const { mutateAsync, isPending } = trpc.auth.signOutEverywhere.useMutation({
    onSuccess: () => sessionHint.set(null),
  });
  const signOut = useOneAtATime(() => mutateAsync());
  return (
    <Button h={44} variant="default" disabled={isPending} onClick={signOut}>
      {isPending ? "Signing out..." : "Sign Out Everywhere"}
    </Button>
  );
}
