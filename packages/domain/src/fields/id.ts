import { z } from "zod";

/** The largest ID of the database: 2^31 - 1. */
export const MAX_ID = 2_147_483_647;

/**
 * The ID of a stored row. Too large a number reads as 0, which exists nowhere: the result is "not found"
 * instead of a database error.
 */
export const Id = z
  .int("An ID is a whole number.")
  .min(0, "An ID is a whole number from 1.")
  .overwrite((id) => (id > MAX_ID ? 0 : id));
export type Id = z.infer<typeof Id>;
