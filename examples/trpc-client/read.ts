/** Reads the day's text, and a list that needs a token. */
import type { AppRouter, ErrorCode, Reading } from "@daily-quran/api";
import { createTRPCClient, httpLink, TRPCClientError } from "@trpc/client";
import superjson from "superjson";

const server = process.env["SERVER"] ?? "http://localhost:3000";
const token = process.env["TOKEN"];

const api = createTRPCClient<AppRouter>({
  links: [
    httpLink({
      url: `${server}/trpc`,
      transformer: superjson,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    }),
  ],
});

const reading: Reading = await api.reading.current.query();
console.log(`Today is day ${reading.day}: ${reading.readingTitle}`);

try {
  const groups = await api.group.list.query({ limit: 10 });
  console.log(groups.items.map(({ name }) => name).join(", "));
} catch (error) {
  console.log(codeOf(error));
}

function codeOf(error: unknown): ErrorCode {
  if (isOfServer(error) && error.data) return error.data.errorCode;
  throw error;
}

function isOfServer(error: unknown): error is TRPCClientError<AppRouter> {
  return error instanceof TRPCClientError;
}
