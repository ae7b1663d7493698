import type { ErrorCode } from "@daily-quran/domain/errors";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { failureCode, failureText } from "../server/failure.ts";

type Dialog = Omit<ComponentProps<typeof ConfirmDialog>, "isPending" | "failure" | "onConfirm">;

interface CallDialogProps<Input, Result> extends Dialog {
  /** The call that is made once it is confirmed; its failures are said here. */
  readonly call: {
    readonly isPending: boolean;
    readonly error: unknown;
    readonly mutateAsync: (input: Input) => Promise<Result>;
  };
  readonly input: Input;
  /** Without a result where it was done already. */
  readonly onDone: (result?: Result) => unknown;
  /** The failure by which it was done already: by another, or by a call whose answer was lost. */
  readonly gone?: ErrorCode;
  /** What a failure without words of its own says. */
  readonly failed?: string;
}

/** Asks before something that cannot be taken back, calls, and says why it could not be done. */
export function CallDialog<Input, Result>(props: CallDialogProps<Input, Result>) {
  const { call, input, onDone, gone, failed, ...dialog } = props;
  const confirm = useOneAtATime(async () => {
    const result = await call.mutateAsync(input).catch((failure: unknown) => {
      if (gone !== undefined && failureCode(failure) === gone) return undefined;
      throw failure;
    });
    await onDone(result);
  });
  return (
    <ConfirmDialog
      {...dialog}
      isPending={call.isPending}
      failure={call.error ? failureText(call.error, failed) : undefined}
      onConfirm={confirm}
    />
  );
}

interface AskedCallProps<Input, Result> extends Omit<
  CallDialogProps<Input, Result>,
  "opened" | "onClose"
> {
  readonly button: (ask: () => void) => ReactNode;
}

/** A button that asks before its call; the question is closed once the call is made. */
export function AskedCall<Input, Result>(props: AskedCallProps<Input, Result>) {
  const { button, onDone, ...dialog } = props;
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      {button(() => setAsking(true))}
      <CallDialog
        {...dialog}
        opened={isAsking}
        onClose={close}
        onDone={(result) => {
          close();
          return onDone(result);
        }}
      />
    </>
  );
}
