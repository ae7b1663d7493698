/** What the router and this module keep in an entry of the history. */
type Kept = { readonly idx?: number; readonly sheet?: number } | null;

/** What is pressed outside closes a sheet and may then lead on: until then its entry stays. */
const SETTLE_MS = 400;

const open: (() => void)[] = [];
/** The browser's own, once this has taken its place. */
let ownPush: History["pushState"] | undefined;
/** To another document: going back would end that. */
let isLeft = false;
/** The address that a page was given while a sheet was open over it. */
let carried: Parameters<History["replaceState"]> | undefined;

/**
 * Has the way back close what is open, in browsers without a `CloseWatcher`: an entry of the history stands for it.
 * Call the result once it has closed.
 */
export function closedByBack(close: () => void): () => void {
  const push = start();
  isLeft = false;
  open.push(close);
  if (depth() < open.length) push({ ...(history.state as Kept), sheet: open.length }, "");
  return () => {
    if (open.includes(close)) open.splice(open.indexOf(close), 1);
    setTimeout(leaveInPlace, SETTLE_MS);
  };
}

/** The same for the document's native popovers. */
export function closePopoversByBack(): void {
  if (window.CloseWatcher) return;
  const closed = new WeakMap<EventTarget, () => void>();
  const follow = ({ target, newState }: ToggleEvent) => {
    if (!(target instanceof HTMLElement) || target.popover !== "auto") return;
    const hide = () => target.hidePopover();
    if (newState === "open") closed.set(target, closedByBack(hide));
    else closed.get(target)?.();
  };
  document.addEventListener("toggle", (event) => follow(event), true);
}

const depth = (): number => (history.state as Kept)?.sheet ?? 0;

function start(): History["pushState"] {
  if (ownPush) return ownPush;
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  // Where a sheet leads on, its entry becomes that of the next page.
  history.pushState = (...entry) => {
    if (depth() === 0) return push(...entry);
    open.length = 0;
    return replace(...entry);
  };
  history.replaceState = (state: Kept, ...address) => {
    if (depth() > 0) carried = [state, ...address];
    replace({ ...state, sheet: depth() }, ...address);
  };
  window.addEventListener("beforeunload", () => (isLeft = true));
  // Before the router.
  window.addEventListener("popstate", arrive, true);
  return (ownPush = push);
}

function arrive(): void {
  const idx = (history.state as Kept)?.idx;
  if (carried && (carried[0] as Kept)?.idx === idx) history.replaceState(...carried);
  if (depth() === 0) carried = undefined;
  for (const close of open.splice(depth())) close();
  leave();
}

/** Goes back over an entry for which nothing is open. */
function leave(): void {
  if (depth() > open.length && !isLeft) history.back();
}

/** The same on one's own page, which may have been scrolled since: it stays there. */
function leaveInPlace(): void {
  const { scrollX, scrollY } = window;
  const stay = () => requestAnimationFrame(() => scrollTo(scrollX, scrollY));
  if (depth() > open.length) addEventListener("popstate", stay, { once: true });
  leave();
}
