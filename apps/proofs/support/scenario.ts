/** The input of a scenario. */
interface Conditions {
  /** From 0 to 1, the same row for the same seed. */
  readonly random: () => number;
  /** How many rounds, if given. */
  readonly count: number | undefined;
  /** How many requests a second, if given; of the soak. */
  readonly rate?: number | undefined;
  /** Another build's main.js, to compare with. */
  readonly main: string | undefined;
}

/** A line of a scenario's table. */
export interface Row {
  readonly what: string;
  readonly value: string | number;
  /** Whether a limit is broken. */
  readonly isBroken?: boolean;
}

/** Runs the attack for a bounded time and returns the results. */
export type Scenario = (conditions: Conditions) => Promise<readonly Row[]>;
