import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { Mantine } from "../../start/styles/mantine.tsx";
import { render } from "../../test/render.tsx";
import { Dialog } from "./dialog.tsx";

function Page() {
  const [opened, setOpened] = useState(true);
  return (
    // With transitions, which tests have not otherwise.
    <Mantine env="default">
      <Dialog title="Start New Cycle" opened={opened} onClose={() => setOpened(false)}>
        <button onClick={() => setOpened(false)}>Cancel</button>
      </Dialog>
    </Mantine>
  );
}

test("a dialog takes nothing any more while it fades", async () => {
  render(<Page />);
  const dialog = await screen.findByRole("dialog", { name: "Start New Cycle" });
  expect(dialog.hasAttribute("inert")).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(dialog.isConnected).toBe(true);
  expect(dialog.hasAttribute("inert")).toBe(true);
});
