import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { IconRefresh } from "@tabler/icons-react";

interface RefreshButtonProps {
  readonly isRunning: boolean;
  readonly onRefresh: () => void;
}

export function RefreshButton({ isRunning, onRefresh }: RefreshButtonProps) {
  return (
    <Button
      h={44}
      variant="default"
      disabled={isRunning}
      leftSection={<IconRefresh aria-hidden size={18} />}
      onClick={onRefresh}
    >
      {isRunning ? "Refreshing…" : "Refresh"}
    </Button>
  );
}
