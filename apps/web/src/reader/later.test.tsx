import { act, render } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { Later } from "./later.tsx";

beforeEach(() => vi.useFakeTimers());

test("it begins once the browser is idle", async () => {
  vi.stubGlobal("requestIdleCallback", (begin: () => void) => window.setTimeout(begin, 70));
  vi.stubGlobal("cancelIdleCallback", window.clearTimeout);
  const { container } = render(<Later fallback="at first">later</Later>);
  await act(() => vi.advanceTimersByTimeAsync(69));
  expect(container.textContent).toBe("at first");
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(container.textContent).toBe("later");
});
