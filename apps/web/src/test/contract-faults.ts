/** Where a fake response breaks the server's contract; each fails its test at the end. */
export const contractFaults: string[] = [];

/** Notes what `hold` throws: thrown here, the app would take it for a failed network. */
export function noteFault(hold: () => void): void {
  try {
    hold();
  } catch (error) {
    contractFaults.push(error instanceof Error ? error.message : String(error));
  }
}
