import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { render } from "../../test/render.tsx";
import { createToastStore, type NewToast } from "./toast-store.ts";
import { useShowToast } from "./use-toasts.ts";

function Trigger(toast: NewToast) {
  const showToast = useShowToast();
  return <button onClick={() => showToast(toast)}>Show</button>;
}

const show = () => fireEvent.click(screen.getByText("Show"));
const toasts = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

beforeEach(() => {
  vi.useFakeTimers();
});

test("a toast disappears after 5000 ms", () => {
  render(<Trigger title="Member Added" />);
  show();
  pass(4999);
  expect(toasts()).toEqual(["Member Added"]);
  pass(1);
  expect(toasts()).toEqual([]);
});

test("it stays while the pointer is over it", () => {
  render(<Trigger title="Member Added" />);
  show();
  fireEvent.pointerEnter(screen.getByRole("listitem"));
  pass(60_000);
  expect(toasts()).toEqual(["Member Added"]);
  fireEvent.pointerLeave(screen.getByRole("listitem"));
  pass(5000);
  expect(toasts()).toEqual([]);
});

test("at most five are shown, the newest first", () => {
  const store = createToastStore();
  for (const title of ["1", "2", "3", "4", "5", "6"]) store.show({ title });
  expect(store.get().map(({ title }) => title)).toEqual(["6", "5", "4", "3", "2"]);
});

test("a dismissed one is removed after 1,000,000 ms", () => {
  const store = createToastStore();
  store.dismiss(store.show({ title: "Role Updated" }));
  vi.advanceTimersByTime(999_999);
  expect(store.get().map(({ open }) => open)).toEqual([false]);
  vi.advanceTimersByTime(1);
  expect(store.get()).toEqual([]);
});

test("a destructive one is an alert with its text, and its button dismisses it", () => {
  render(<Trigger title="Error" description="Taken" variant="destructive" />);
  show();
  expect(screen.getByRole("alert").textContent).toBe("ErrorTaken");
  fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByRole("alert")).toBe(null);
});

test.each([
  [49, ["Member Added"]],
  [50, []],
])("a swipe of %i px to the right leaves %o", (distance, expected) => {
  render(<Trigger title="Member Added" />);
  show();
  const toast = screen.getByRole("listitem");
  fireEvent.pointerDown(toast, { clientX: 100 });
  fireEvent.pointerMove(toast, { clientX: 100 + distance });
  fireEvent.pointerUp(toast, { clientX: 100 + distance });
  expect(toasts()).toEqual(expected);
});

test("a pointer that drags it stays its own, outside of the window too; its button keeps its press", () => {
  render(<Trigger title="Member Added" />);
  show();
  const toast = screen.getByRole("listitem");
  const capture = vi.fn<(pointerId: number) => void>();
  toast.setPointerCapture = capture;
  fireEvent.pointerDown(screen.getByRole("button", { name: "Dismiss" }), { pointerId: 7 });
  expect(capture).not.toHaveBeenCalled();
  fireEvent.pointerDown(toast, { pointerId: 7, clientX: 100 });
  expect(capture).toHaveBeenCalledExactlyOnceWith(7);
});

test("F8 moves the focus to the toasts", () => {
  render(<Trigger title="Member Added" />);
  fireEvent.keyDown(document.body, { key: "F8" });
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Notifications (F8)" }));
});
