/** What the database has to say while it starts, runs and stops; pino's loggers fit. */
export interface DatabaseLog {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}
