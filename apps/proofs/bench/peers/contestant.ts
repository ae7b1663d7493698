/** A server under measurement. */
export interface Contestant {
  readonly port: number;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}
