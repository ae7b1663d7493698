import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { render } from "../test/render.tsx";
import { Dialog } from "./dialog.tsx";

function Page() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button onClick={() => setOpened(true)}>Edit Group</button>
      <button>Elsewhere</button>
      <Dialog title="Edit Group" opened={opened} onClose={() => setOpened(false)}>
        <button onClick={() => setOpened(false)}>Save</button>
      </Dialog>
    </>
  );
}

const button = (name: string) => screen.getByRole("button", { name });

/** Opens the dialog by its button, which has the focus. */
function open(): HTMLElement {
  render(<Page />);
  const opener = button("Edit Group");
  opener.focus();
  fireEvent.click(opener);
  return opener;
}

test("a closed dialog gives the focus back to what opened it, at once", () => {
  const opener = open();
  const save = button("Save");
  save.focus();
  fireEvent.click(save);
  expect(document.activeElement).toBe(opener);
});

test("a focus that has moved out of the dialog stays where it is", () => {
  open();
  const save = button("Save");
  const elsewhere = screen.getByText("Elsewhere");
  elsewhere.focus();
  fireEvent.click(save);
  expect(document.activeElement).toBe(elsewhere);
});
