import { Button } from "../../ui/buttons/button.tsx";
import { type UseFormReturnType, useForm } from "@mantine/form";
import type { ReactNode } from "react";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { FormButtons, FormFailure, FormLayout } from "../../ui/forms/form-layout.tsx";
import { SubmitButton } from "../../ui/forms/submit-button.tsx";
import { failureText, fieldErrors } from "../server/failure.ts";
import { useSchemaResolver } from "./use-schema-resolver.ts";

type Values = ReturnType<typeof useForm>["values"];

/**
 * A form that one call sends, with the call's options: what the server refuses is shown at its fields, and what is
 * typed is kept in its draft.
 */
export function useCallForm<V extends Values>(
  schema: Parameters<typeof useSchemaResolver>[0],
  initialValues: V,
  draft?: { readonly typed: Partial<V> | undefined; readonly keep: (values: V) => void },
) {
  const form = useForm<V>({
    initialValues: { ...initialValues, ...draft?.typed },
    validate: useSchemaResolver(schema),
    ...(draft && { onValuesChange: draft.keep }),
  });
  const onError = (failure: unknown) => form.setErrors(fieldErrors(failure));
  return { form, options: { meta: { ownsError: true }, onError } } as const;
}

interface CallFormProps<V extends Values> {
  readonly form: UseFormReturnType<V>;
  /** The state of the call that `onSend` makes. */
  readonly call: { readonly isPending: boolean; readonly error: unknown };
  readonly onSend: (values: V) => Promise<unknown>;
  /** What a failure without words of its own says. */
  readonly failed?: string;
  readonly textOf?: (failure: unknown, fallback: string) => string;
  readonly label: string;
  readonly pendingLabel: string;
  readonly fullWidth?: boolean;
  readonly cancel?: { readonly label: string; readonly onCancel: () => void };
  readonly children: ReactNode;
}

/** Fields, why the last call failed, and the button that sends them; a double click sends once. */
export function CallForm<V extends Values>(props: CallFormProps<V>) {
  const { form, call, onSend, failed, textOf = failureText, cancel, children, ...button } = props;
  const send = useOneAtATime(onSend);
  const why = () => (failed === undefined ? failureText(call.error) : textOf(call.error, failed));
  const submit = <SubmitButton {...button} isPending={call.isPending} />;
  return (
    <FormLayout onSubmit={form.onSubmit((values) => send(values))}>
      {children}
      <FormFailure text={call.error ? why() : undefined} />
      {button.fullWidth ? (
        submit
      ) : (
        <FormButtons>
          {cancel && (
            <Button variant="default" onClick={cancel.onCancel}>
              {cancel.label}
            </Button>
          )}
          {submit}
        </FormButtons>
      )}
    </FormLayout>
  );
}
