import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { useFocusReturn } from "./use-focus-return.ts";

/** A dialog that is still there while it closes, as one with a transition is. */
function Window({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  useFocusReturn(opened);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as Mantine's modal has it
    <div role="dialog">
      <button onClick={onClose}>Save</button>
    </div>
  );
}

function Page() {
  const [opened, setOpened] = useState(false);
  const [isThere, setThere] = useState(true);
  return (
    <>
      <button onClick={() => setOpened(true)}>Edit Group</button>
      <button onClick={() => setThere(false)}>Elsewhere</button>
      {isThere && <Window opened={opened} onClose={() => setOpened(false)} />}
    </>
  );
}

const button = (name: string) => screen.getByRole("button", { name });

/** Opens the dialog by its button, and moves the focus inside. */
function open(): HTMLElement {
  render(<Page />);
  const opener = button("Edit Group");
  opener.focus();
  fireEvent.click(opener);
  button("Save").focus();
  return opener;
}

test("what opened a dialog has the focus again as soon as the dialog closes", () => {
  const opener = open();
  fireEvent.click(button("Save"));
  expect(document.activeElement).toBe(opener);
});

test("it has the focus again when the dialog is gone while it is open", () => {
  const opener = open();
  fireEvent.click(button("Elsewhere"));
  expect(document.activeElement).toBe(opener);
});

test("a focus that has moved out of the dialog stays where it is", () => {
  open();
  button("Elsewhere").focus();
  fireEvent.click(button("Save"));
  expect(document.activeElement).toBe(button("Elsewhere"));
});
