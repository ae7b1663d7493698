import { type RefObject, useEffect, useRef } from "react";

/** What a press leaves behind: the button, and the buttons that its part had then. */
interface Pressed {
  readonly button: HTMLElement;
  readonly before: ReadonlySet<Element>;
}

/**
 * For a part of the page in which a pressed button may vanish: the focus goes to the first button that has come
 * since the press, else to the part's first. Used by the component that renders the part anew.
 */
export function useHandedFocus<E extends HTMLElement>(): RefObject<E | null> {
  const part = useRef<E>(null);
  const pressed = useRef<Pressed>(undefined);
  useEffect(() => {
    const follow = ({ target }: Event) => {
      const within = part.current;
      const button = target instanceof Element ? target.closest("button") : null;
      pressed.current =
        button && within?.contains(button)
          ? { button, before: new Set(within.querySelectorAll("button")) }
          : undefined;
    };
    document.addEventListener("click", follow, true);
    return () => document.removeEventListener("click", follow, true);
  }, []);
  // After every render: each may be the one that has replaced the button.
  useEffect(() => {
    const last = pressed.current;
    const within = part.current;
    if (!last || !within || last.button.isConnected) return;
    // Whoever has moved on since is left there.
    if (document.activeElement !== document.body) return;
    const buttons = [...within.querySelectorAll("button")];
    const next = buttons.find((button) => !last.before.has(button)) ?? buttons[0];
    if (!next) return;
    pressed.current = { button: next, before: new Set(buttons) };
    next.focus({ preventScroll: true });
  });
  return part;
}
