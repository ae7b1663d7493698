import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useOneAtATime } from "./use-one-at-a-time.ts";

function SendButton({ send }: { readonly send: (text: string) => Promise<unknown> }) {
  const sendOnce = useOneAtATime(send);
  return (
    <button type="button" onClick={() => sendOnce("salam")}>
      Send
    </button>
  );
}

/** Both clicks in one turn, before anything on the screen could be disabled. */
function clickTwice() {
  screen.getByRole("button").click();
  screen.getByRole("button").click();
}

test("two clicks in one turn make one call", () => {
  const send = vi.fn<(text: string) => Promise<unknown>>(() => new Promise(() => {}));
  render(<SendButton send={send} />);
  clickTwice();
  expect(send.mock.calls).toEqual([["salam"]]);
});

test.each([
  ["succeeded", () => Promise.resolve()],
  ["failed", () => Promise.reject(new Error("No"))],
])("once a call has %s, there may be another", async (_, outcome) => {
  const send = vi.fn<(text: string) => Promise<unknown>>(outcome);
  render(<SendButton send={send} />);
  clickTwice();
  await send.mock.results[0]?.value.catch(() => {});
  await Promise.resolve();
  clickTwice();
  expect(send).toHaveBeenCalledTimes(2);
});
