/** What a request has made, or what an earlier one with the same client id has. */
export interface Made<Thing> {
  readonly made: Thing;
  readonly isRepeat: boolean;
}
