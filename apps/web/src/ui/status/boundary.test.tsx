import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { Link } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { loggedFailures } from "../../lib/failure-log.ts";
import { render } from "../../test/render.tsx";
import { Boundary } from "./boundary.tsx";
import { Dialog } from "../dialogs/dialog.tsx";

let isBroken = false;

function Part() {
  if (isBroken) throw new TypeError("user is undefined");
  return <p>The part</p>;
}

function Form() {
  const [name, setName] = useState("");
  const [text, setText] = useState("");
  const [, setTries] = useState(0);
  return (
    <>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <textarea aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <button onClick={() => setTries((tries) => tries + 1)}>Look</button>
      <Part />
    </>
  );
}

function Page() {
  const [page, setPage] = useState(1);
  return (
    <>
      <button onClick={() => setPage(2)}>Next</button>
      <Boundary name="The page" resetKey={page}>
        <Part />
      </Boundary>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value;

beforeEach(() => {
  isBroken = false;
  // React writes what a boundary catches.
  vi.spyOn(console, "error").mockImplementation(() => {});
});

test("a part that fails shows an error in its place, is logged, and the rest stays", () => {
  isBroken = true;
  render(
    <>
      <p>Before</p>
      <Boundary name="The list">
        <Part />
      </Boundary>
      <p>After</p>
    </>,
  );
  expect(screen.getByRole("alert").textContent).toBe(
    "The list could not be shown.Something went wrong here. What you typed is kept.Try Again",
  );
  expect(screen.getByText("Before")).toBeTruthy();
  expect(screen.getByText("After")).toBeTruthy();
  expect(loggedFailures().at(-1)).toMatchObject({
    what: "The list",
    message: "user is undefined",
  });
});

test("Try Again shows it again, with the typed text, even when the first try fails", async () => {
  render(
    <Boundary name="The form">
      <Form />
    </Boundary>,
  );
  await userEvent.type(screen.getByLabelText("Name"), "Fajr circle");
  await userEvent.type(screen.getByLabelText("Text"), "Ten minutes");
  isBroken = true;
  await press("Look");
  await press("Try Again");
  expect(screen.queryByLabelText("Name")).toBeNull();
  isBroken = false;
  await press("Try Again");
  expect([field("Name"), field("Text")]).toEqual(["Fajr circle", "Ten minutes"]);
  // They are the form's own values again, not only the browser's.
  await userEvent.type(screen.getByLabelText("Name"), "s");
  expect(field("Name")).toBe("Fajr circles");
});

test("typed text is restored once", async () => {
  render(
    <Boundary name="The form">
      <Form />
    </Boundary>,
  );
  await userEvent.type(screen.getByLabelText("Name"), "Fajr");
  for (const broken of [true, false]) {
    isBroken = broken;
    // oxlint-disable-next-line no-await-in-loop
    await press(broken ? "Look" : "Try Again");
  }
  await userEvent.clear(screen.getByLabelText("Name"));
  isBroken = true;
  await press("Look");
  isBroken = false;
  await press("Try Again");
  expect(field("Name")).toBe("");
});

test("a form beside it keeps its own", async () => {
  render(
    <>
      <Boundary name="The list">
        <Form />
      </Boundary>
      <input aria-label="Elsewhere" />
    </>,
  );
  await userEvent.type(screen.getByLabelText("Elsewhere"), "kept");
  isBroken = true;
  await press("Look");
  expect(field("Elsewhere")).toBe("kept");
  await userEvent.clear(screen.getByLabelText("Elsewhere"));
  isBroken = false;
  await press("Try Again");
  expect(field("Elsewhere")).toBe("");
});

test("Try Again refetches the data, too", async () => {
  isBroken = true;
  const onRetry = vi.fn<() => void>(() => {
    isBroken = false;
  });
  render(
    <Boundary name="The list" onRetry={onRetry}>
      <Part />
    </Boundary>,
  );
  await press("Try Again");
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByText("The part")).toBeTruthy();
});

test("another reset key tries again", async () => {
  isBroken = true;
  render(<Page />);
  expect(screen.getByRole("alert")).toBeTruthy();
  isBroken = false;
  await press("Next");
  expect(screen.getByText("The part")).toBeTruthy();
});

test("what is not seen breaks unseen", () => {
  isBroken = true;
  render(
    <article>
      <Boundary name="Analytics" size="none">
        <Part />
      </Boundary>
    </article>,
  );
  expect(screen.getByRole("article").innerHTML).toBe("");
  expect(loggedFailures().at(-1)?.what).toBe("Analytics");
});

test("a dialog that fails shows the error inside, and can be closed", () => {
  isBroken = true;
  render(
    <Dialog title="Create Reading Group" opened onClose={() => {}}>
      <Part />
      <Link to="/">Home</Link>
    </Dialog>,
  );
  const dialog = screen.getByRole("dialog", { name: "Create Reading Group" });
  expect(dialog.contains(screen.getByRole("alert"))).toBe(true);
  expect(screen.getByRole("button", { name: "Close" })).toBeTruthy();
});
