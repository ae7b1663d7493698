/** The progress of reading an edition; `total` is undefined while unknown. */
export interface Progress {
  readonly unit: "files" | "bytes";
  readonly done: number;
  readonly total: number | undefined;
}
