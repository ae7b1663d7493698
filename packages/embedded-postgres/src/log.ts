/** Receives Postgres's log; pino's loggers and the console fit. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}
