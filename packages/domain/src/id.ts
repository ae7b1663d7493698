import { z } from "zod";

/** The largest ID that the database can give. */
export const MAX_ID = 2_147_483_647;

/** The ID of anything that is stored. A larger number than the database can hold reads as 0, which names nothing, so that it is not found instead of failing. */
export const Id = z
  .int("An ID is a whole number.")
  .min(0, "An ID is a whole number from 1.")
  .overwrite((id) => (id > MAX_ID ? 0 : id));
export type Id = z.infer<typeof Id>;
