import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { Empty } from "../../../ui/empty.tsx";
import { Link } from "../../../ui/link.tsx";

/** The first step of a group that has nobody but its creator. */
export const InvitePeople = () => (
  <Empty title="Only you are here so far" hint="Send a link to the people you want to read with.">
    <Button component={Link} to="?tab=members" h={44} mt="md">
      Invite people
    </Button>
  </Empty>
);
