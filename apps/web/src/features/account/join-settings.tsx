import { failureText } from "../../reader/failure.ts";
import { trpc } from "../../reader/trpc.tsx";
import { SwitchField } from "../../ui/fields/switch-field.tsx";
import { FormFailure } from "../../ui/form-layout.tsx";

/** Whether others may add the user to their groups. */
export function JoinSettingsSwitch() {
  const utils = trpc.useUtils();
  const { data, error } = trpc.joining.settings.useQuery(undefined, {
    meta: { ownsError: true },
  });
  const { mutate, isPending, variables, ...change } = trpc.joining.change.useMutation({
    meta: { ownsError: true },
    onSuccess: (settings) => utils.joining.settings.setData(undefined, settings),
  });
  const failure = change.error ?? error;
  return (
    <>
      <SwitchField
        label="Only I join groups"
        description="Nobody can add you to a group. You can still join public groups, and private ones by an invite link."
        checked={(isPending ? variables.onlyJoins : data?.onlyJoins) ?? false}
        disabled={!data || isPending}
        onChange={(event) => mutate({ onlyJoins: event.currentTarget.checked })}
      />
      <FormFailure
        text={failure ? failureText(failure, "This setting could not be reached.") : undefined}
      />
    </>
  );
}
