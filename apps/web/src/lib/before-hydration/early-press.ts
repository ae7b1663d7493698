import { HYDRATED_MARK, isHydrated } from "../hydrated-mark.ts";

/** Presses again, once the page is hydrated, the last button that was pressed before; runs inline. */
export function replayEarlyPress(): void {
  let pressed: HTMLButtonElement | null = null;
  const keep = (event: MouseEvent): void => {
    const { target } = event;
    // Those of a popover work by themselves.
    const button = target instanceof Element && target.closest("button:not([popovertarget])");
    if (isHydrated() || !(button instanceof HTMLButtonElement)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = button;
  };
  addEventListener("click", keep, true);
  const observer = new MutationObserver(() => {
    observer.disconnect();
    removeEventListener("click", keep, true);
    pressed?.click();
  });
  observer.observe(document.documentElement, { attributeFilter: [HYDRATED_MARK] });
}
