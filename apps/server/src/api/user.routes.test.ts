import { expect, test } from "vitest";
import { ownContent } from "../../test/own-content.ts";
import { openApiDocument } from "./openapi/openapi.ts";
import { restRoutes } from "./rest-routes.ts";
import { sessionRoutes } from "./session.routes.ts";
import { userRoutes } from "./user.routes.ts";

interface Operation {
  readonly responses: Record<string, object>;
  readonly requestBody?: object;
}

const { paths } = openApiDocument({
  routes: restRoutes,
  publicUrl: "http://localhost:3000",
  content: ownContent,
}) as {
  paths: Record<string, Record<string, Operation>>;
};

const CALLER_STATUSES = ["401", "403", "429"];
const PASSWORD_STATUSES = ["400", "403", "413", "415", "429", "503", "default"];
const WRITE_STATUSES = ["403", "413", "415", "503", "default"];

test.each([
  ["post", "/api/register", ["201", "409", ...PASSWORD_STATUSES]],
  ["post", "/api/login", ["200", "401", ...PASSWORD_STATUSES]],
  ["post", "/api/logout", ["204", "401", ...WRITE_STATUSES]],
  ["get", "/api/user", ["200", ...CALLER_STATUSES, "503", "default"]],
  ["post", "/api/user/password", ["204", ...CALLER_STATUSES, ...PASSWORD_STATUSES]],
  ["post", "/api/user/sign-out-everywhere", ["204", ...CALLER_STATUSES, ...WRITE_STATUSES]],
  ["get", "/api/user/deletion", ["200", ...CALLER_STATUSES, "503", "default"]],
  ["delete", "/api/user", ["204", ...CALLER_STATUSES, ...PASSWORD_STATUSES]],
])("%s %s lists every status that it can respond with", (method, path, statuses) => {
  expect(Object.keys(paths[path]?.[method]?.responses ?? {}).sort()).toEqual(
    [...new Set(statuses)].sort(),
  );
});

test.each([
  ["post", "/api/register", "RegisterInput"],
  ["post", "/api/login", "LoginInput"],
  ["post", "/api/user/password", "ChangePasswordInput"],
  ["delete", "/api/user", "DeleteAccountInput"],
])("the body of %s %s has a name and an example", (method, path, name) => {
  expect(paths[path]?.[method]?.requestBody).toEqual({
    required: true,
    content: {
      "application/json": {
        schema: { $ref: `#/components/schemas/${name}` },
        example: expect.any(Object),
      },
    },
  });
});

const examples = [...sessionRoutes, ...userRoutes]
  .filter((route) => route.kind === "procedure")
  .flatMap(({ method, path, body, bodyExample, response, example }) => [
    { of: `the body of ${method} ${path}`, schema: body, shown: bodyExample },
    { of: `the response of ${method} ${path}`, schema: response, shown: example },
  ])
  .filter(({ schema }) => schema !== undefined);

test.each(examples)("the example of $of is what its schema takes or gives", ({ schema, shown }) => {
  expect(schema?.parse(shown)).toEqual(shown);
});
