/** What the app around it is called, and how its operator names its settings: for messages and folders. */
export interface AppNames {
  /** For a folder in `/var/lib`: lower case, without spaces. */
  readonly app: string;
  /** The setting that decides `dataDirectory`, such as `DATA_DIR`. */
  readonly dataDirectory: string;
  /** The setting with which the operator points at a Postgres of their own, such as `DATABASE_URL`. */
  readonly databaseUrl: string;
  /** What to do about a database that another major version of Postgres has made: whole sentences. */
  readonly otherMajor: string;
}

export interface EmbeddedOptions {
  /** The database lives in its folder `postgres`. */
  readonly dataDirectory: string;
  readonly names: AppNames;
  readonly initdbFlags?: readonly string[];
  /** Further `name=value` settings of the server. */
  readonly settings?: readonly string[];
}
