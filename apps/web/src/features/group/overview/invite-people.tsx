import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { useTexts } from "../../../texts/use-texts.ts";
import { Empty } from "../../../ui/status/empty.tsx";
import { Link } from "../../../ui/buttons/link.tsx";

/** The first step of a group that has nobody but its creator. */
export function InvitePeople() {
  const t = useTexts("cycles");
  return (
    <Empty title={t("alone")} hint={t("aloneHint")}>
      <Button component={Link} to="?tab=members" h={44} mt="md">
        {t("invite")}
      </Button>
    </Empty>
  );
}
