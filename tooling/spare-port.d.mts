/** A loopback port that was free a moment ago. */
export function sparePort(): Promise<number>;
