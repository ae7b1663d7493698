import { Button } from "../buttons/button.tsx";
import { useHydrated } from "../../lib/use-hydrated.ts";

interface SubmitButtonProps {
  readonly label: string;
  readonly pendingLabel: string;
  readonly isPending: boolean;
  readonly disabled?: boolean;
  readonly fullWidth?: boolean;
}

/**
 * Submits its form. Disabled until hydrated, so that the browser does not submit the form itself and put the
 * fields into the URL.
 */
export function SubmitButton(props: SubmitButtonProps) {
  const { label, pendingLabel, isPending, disabled = false, fullWidth = false } = props;
  const hydrated = useHydrated();
  return (
    <Button type="submit" fullWidth={fullWidth} disabled={!hydrated || isPending || disabled}>
      {isPending ? pendingLabel : label}
    </Button>
  );
}
