/**
 * Moves the focus where a pressed button vanishes: to the first new button nearby, else to the nearest element that is
 * left. Returns a function that ends this.
 */
export function handFocusOn(): () => void {
  let path: readonly HTMLElement[] = [];
  let before: ReadonlySet<Element> = new Set();
  const follow = (button: Element | null) => {
    path = pathOf(button);
    before = new Set(document.querySelectorAll("button"));
  };
  const press = ({ target }: Event) => {
    // A dialog gives the focus back to the button that opened it.
    if (target instanceof Element && !target.closest("[role=dialog]"))
      follow(target.closest("button"));
  };
  const observer = new MutationObserver(() => {
    const parts = path.filter(({ isConnected }) => isConnected);
    const [part] = parts;
    if (!part || part === path[0] || document.activeElement !== document.body) return;
    const next = parts
      // Of a page that changes as a whole no button stands in the place of the one that is gone.
      .filter((one) => !one.querySelector("h1"))
      .flatMap((one) => [...one.querySelectorAll("button")])
      .find((button) => !before.has(button));
    follow(next ?? null);
    focus(next ?? part);
  });
  document.addEventListener("click", press, true);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener("click", press, true);
    observer.disconnect();
  };
}

/** A button and all that it stands in. */
const pathOf = (element: Element | null): readonly HTMLElement[] =>
  element instanceof HTMLElement && element !== document.body
    ? [element, ...pathOf(element.parentElement)]
    : [];

const TAKES_FOCUS = "button, [tabindex]";

/** Without scrolling; a click on text that takes no focus takes none later either. */
function focus(element: HTMLElement): void {
  if (!element.matches(TAKES_FOCUS)) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus({ preventScroll: true });
}
