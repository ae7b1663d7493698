import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { leaveNothing } from "../../reader/progress/progress.ts";
import { failureText } from "../../reader/server/failure.ts";
import { trpc } from "../../reader/server/trpc.tsx";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { FormFailure } from "../../ui/forms/form-layout.tsx";

export function SignOutEverywhere() {
  const t = useTexts("account");
  const { mutateAsync, isPending, error } = trpc.auth.signOutEverywhere.useMutation({
    meta: { ownsError: true },
    onSuccess: leaveNothing,
  });
  const signOut = useOneAtATime(() => mutateAsync());
  return (
    <>
      <FormFailure text={error ? failureText(error) : undefined} />
      <Button h={44} variant="default" disabled={isPending} onClick={signOut}>
        {t(isPending ? "loggingOut" : "everywhere")}
      </Button>
    </>
  );
}
