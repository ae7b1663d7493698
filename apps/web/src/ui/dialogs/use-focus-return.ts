import { useLayoutEffect, useRef } from "react";

/**
 * Gives the focus back to what had it, as soon as a dialog closes: unless it has moved out of the dialog.
 * Mantine's own does so after a timer, to what had it in an effect: on a slow machine the dialog itself.
 */
export function useFocusReturn(opened: boolean): void {
  const opener = useRef<Element>(null);
  // In the effect's body: what its cleanup focuses, React takes back in the same commit.
  useLayoutEffect(() => {
    if (opened) opener.current = document.activeElement;
    else giveBack(opener.current);
  }, [opened]);
  // For a dialog that goes while it is open.
  useLayoutEffect(() => () => giveBack(opener.current), []);
}

function giveBack(opener: Element | null): void {
  const now = document.activeElement;
  const isLost = now === document.body || now?.closest("[role=dialog]") != null;
  if (isLost && opener instanceof HTMLElement) opener.focus();
}
