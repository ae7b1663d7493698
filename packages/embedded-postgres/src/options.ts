/** The app's name and its setting names, for messages and folders. */
export interface AppNames {
  /** For a folder in `/var/lib`: lower case, without spaces. */
  readonly app: string;
  /** The setting that decides `dataDirectory`, such as `DATA_DIR`. */
  readonly dataDirectory: string;
  /** The setting with which the operator points at a Postgres of their own, such as `DATABASE_URL`. */
  readonly databaseUrl: string;
  /** What to do about a database of another major version: whole sentences. */
  readonly otherMajor: string;
}

export interface EmbeddedOptions {
  /** The parent of the database's folder `postgres`. */
  readonly dataDirectory: string;
  readonly names: AppNames;
  readonly initdbFlags?: readonly string[];
  /** Further `name=value` settings of the server. */
  readonly settings?: readonly string[];
}
