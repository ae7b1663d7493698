import { TOKEN_LIMIT } from "@daily-quran/domain/api-limits";
import {
  type RequestLimit,
  type RequestWindows,
  requestWindows,
} from "../limit/request-windows.ts";

/** Counts the requests of each token, by its id. */
export type TokenLimits = RequestWindows<number>;

export const tokenLimits = (limit: RequestLimit = TOKEN_LIMIT): TokenLimits =>
  requestWindows(limit);
