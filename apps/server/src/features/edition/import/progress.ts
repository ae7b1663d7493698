/** How far reading an edition has come; `total` is undefined while nobody knows it. */
export interface Progress {
  readonly unit: "files" | "bytes";
  readonly done: number;
  readonly total: number | undefined;
}
