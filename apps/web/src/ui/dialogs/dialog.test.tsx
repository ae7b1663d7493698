import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
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

/** As browsers have it where a phone's way back closes what is open. */
class Watcher extends EventTarget {
  static open: Watcher[] = [];
  constructor() {
    super();
    Watcher.open.push(this);
  }
  destroy() {
    Watcher.open = Watcher.open.filter((one) => one !== this);
  }
}

function Counted({ onClose }: { readonly onClose: () => void }) {
  const [opened, setOpened] = useState(true);
  const close = () => {
    onClose();
    setOpened(false);
  };
  return (
    <Dialog title="Note" opened={opened} onClose={close}>
      <button>Save</button>
    </Dialog>
  );
}

function openDialog() {
  Watcher.open = [];
  vi.stubGlobal("CloseWatcher", Watcher);
  const onClose = vi.fn<() => void>();
  render(<Counted onClose={onClose} />);
  return onClose;
}

test("a phone's way back closes a dialog, once", async () => {
  const onClose = openDialog();
  await screen.findByRole("dialog", { name: "Note" });
  expect(Watcher.open).toHaveLength(1);
  act(() => void Watcher.open[0]?.dispatchEvent(new Event("close")));
  expect([onClose.mock.calls.length, Watcher.open]).toEqual([1, []]);
});

test("Escape closes it once, and is not told to the browser's own watcher", async () => {
  const onClose = openDialog();
  const button = await screen.findByRole("button", { name: "Save" });
  expect(fireEvent.keyDown(button, { key: "Escape" })).toBe(false);
  expect([onClose.mock.calls.length, Watcher.open]).toEqual([1, []]);
  expect(fireEvent.keyDown(document.body, { key: "Escape" })).toBe(true);
});
