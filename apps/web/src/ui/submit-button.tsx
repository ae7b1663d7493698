import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { useHydrated } from "../lib/use-hydrated.ts";

interface SubmitButtonProps {
  readonly label: string;
  readonly pendingLabel: string;
  readonly isPending: boolean;
  readonly disabled?: boolean;
  readonly fullWidth?: boolean;
}

/**
 * Submits its form. Before React answers it is disabled, so that no browser sends the form by itself, into an
 * address.
 */
export function SubmitButton(props: SubmitButtonProps) {
  const { label, pendingLabel, isPending, disabled = false, fullWidth = false } = props;
  const hydrated = useHydrated();
  return (
    <Button
      type="submit"
      h={44}
      fullWidth={fullWidth}
      disabled={!hydrated || isPending || disabled}
    >
      {isPending ? pendingLabel : label}
    </Button>
  );
}
