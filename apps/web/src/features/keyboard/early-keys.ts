let early: KeyboardEvent[] | undefined;
const keep = (event: KeyboardEvent) => void early?.push(event);

/** Keeps what is pressed before the page's keys are loaded. */
export function keepEarlyKeys(): void {
  early = [];
  document.addEventListener("keydown", keep, true);
}

/** What was pressed until now, once; later keys are no longer kept. */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  document.removeEventListener("keydown", keep, true);
  const taken = early ?? [];
  early = undefined;
  return taken;
}
