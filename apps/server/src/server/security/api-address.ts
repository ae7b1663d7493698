import { TRPC_PATH } from "@daily-quran/domain/api-paths";

/** Whether an address is one of REST or tRPC; the page that documents them is not. */
export const isApi = (url: string): boolean =>
  (url.startsWith("/api/") && !url.startsWith("/api/docs")) || url.startsWith(`${TRPC_PATH}/`);
