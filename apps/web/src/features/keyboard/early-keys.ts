declare global {
  interface Window {
    earlyKeys?: KeyboardEvent[] | undefined;
  }
}

const keep = (event: KeyboardEvent) => void window.earlyKeys?.push(event);

/** Keeps what is pressed before the page's keys are loaded; runs inline. */
export function keepEarlyKeys(): void {
  window.earlyKeys = [];
  addEventListener("keydown", keep, true);
}

/** What was pressed until now; later keys are no longer kept. */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  const taken = window.earlyKeys ?? [];
  window.earlyKeys = undefined;
  return taken;
}
