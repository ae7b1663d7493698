import {
  AccessToken,
  CreateTokenInput,
  NewAccessToken,
} from "@daily-quran/domain/account/access-token";
import * as apiPaths from "@daily-quran/domain/api-paths";
import { MAX_TOKENS } from "@daily-quran/domain/api-limits";
import { emptyRoute, procedureRoute } from "./route/declare-route.ts";
import { described, type SchemaTexts } from "./route/described.ts";
import type { RestRoute } from "./route/rest-route.ts";

const example: AccessToken = {
  id: 1,
  name: "My reading widget",
  scopes: ["read"],
  createdAt: "2026-02-10T06:30:00.000Z",
  expiresAt: "2026-05-11T06:30:00.000Z",
};

/** The personal access tokens of the signed-in user. */
export const tokenRoutes: readonly RestRoute[] = [
  procedureRoute({
    path: apiPaths.userTokens,
    operationId: "listTokens",
    summary: "The access tokens of the signed-in user",
    description: "Those that are still valid, the newest first. `lastUsedAt` is exact to an hour.",
    example: [{ ...example, lastUsedAt: "2026-02-11T06:30:00.000Z" }],
    procedure: "token.list",
  }),
  procedureRoute({
    method: "POST",
    path: apiPaths.userTokens,
    operationId: "createToken",
    summary: "Make an access token",
    description: `For a program: it sends \`Authorization: Bearer <token>\`. \`read\` is always among the scopes; \`write\` changes what is the user's own, \`groups\` changes groups, members, invites and cycles. No token can change the account. \`token\` is told this once: only a hash is kept. At most ${MAX_TOKENS} at a time.`,
    body: CreateTokenInput,
    bodyExample: { name: example.name, scopes: ["read"], expiresInDays: 90 },
    status: 201,
    example: { ...example, token: "dqr_Tq2vXbT0oJv4yB6m1c8R3nKpWzLsUe9dHfGaQxYi5Ow" },
    errors: ["TOO_MANY_TOKENS"],
    procedure: "token.create",
  }),
  emptyRoute({
    method: "DELETE",
    path: apiPaths.userToken,
    operationId: "endToken",
    summary: "End an access token",
    description: "Its next request is 401. The ID is in the list of one's tokens.",
    errors: ["TOKEN_NOT_FOUND"],
    procedure: "token.end",
  }),
];

const TOKEN = {
  id: "The token's ID.",
  name: "What its owner calls it.",
  scopes: "What it may do; always to read.",
  createdAt: "When it was made.",
  expiresAt: "When it expires.",
  lastUsedAt: "When it was last used, exact to an hour; absent before.",
};

export const tokenTexts: SchemaTexts = {
  output: {
    AccessToken: described(AccessToken, "A personal access token.", TOKEN),
    NewAccessToken: described(NewAccessToken, "A new token, with what is told only once.", {
      ...TOKEN,
      token: "The token, for `Authorization: Bearer …`.",
    }),
  },
  input: {
    CreateTokenInput: described(CreateTokenInput, "A new access token.", {
      name: "1 to 100 characters: where it is used.",
      scopes: "What it may do besides reading.",
      expiresInDays: "For how many days it is valid.",
    }),
  },
};
