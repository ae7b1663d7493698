import { once } from "node:events";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { holdToContract } from "@daily-quran/server/test/contract";
import { holdToProcedureResponse } from "@daily-quran/server/test/procedure-contract";

/** A response that a page got. */
export interface SeenResponse {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly text: string;
}

const TRPC = "/trpc/";

/**
 * Checks responses against the server's contract and returns the violation, if any. Shared by all files, as
 * loading the server's routes takes seconds.
 */
export async function startContractServer(): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    void json(request).then((seen) => response.end(faultOf(seen as SeenResponse)));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given");
  return { url: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
}

function faultOf({ method, path, ...response }: SeenResponse): string {
  try {
    if (path.startsWith(TRPC)) holdToProcedureResponse(path.slice(TRPC.length), response);
    else holdToContract(method, path, response);
    return "";
  } catch (error) {
    return String(error);
  }
}
