import { useEffect, useRef } from "react";

/**
 * For a button whose press replaces it with another one: `keepFocus` at the press, and the button that is there
 * once `state` has changed gets the focus.
 */
export function useKeptFocus(state: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const pressedIn = useRef<boolean>(undefined);
  useEffect(() => {
    if (pressedIn.current === !state) button.current?.focus({ preventScroll: true });
    pressedIn.current = undefined;
  }, [state]);
  const keepFocus = () => {
    pressedIn.current = state;
  };
  return { button, keepFocus };
}
