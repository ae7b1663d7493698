import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { IconRefresh } from "@tabler/icons-react";
import { useTexts } from "../../texts/use-texts.ts";

interface RefreshButtonProps {
  readonly isRunning: boolean;
  readonly onRefresh: () => void;
}

export function RefreshButton({ isRunning, onRefresh }: RefreshButtonProps) {
  const t = useTexts("schedule");
  return (
    <Button
      h={44}
      variant="default"
      disabled={isRunning}
      leftSection={<IconRefresh aria-hidden size={18} />}
      onClick={onRefresh}
    >
      {t(isRunning ? "refreshing" : "refresh")}
    </Button>
  );
}
