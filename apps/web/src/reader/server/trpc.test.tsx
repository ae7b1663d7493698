import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ERRORS } from "@daily-quran/domain/errors";
import { inApp } from "../../test/render.tsx";
import { render } from "@testing-library/react";
import { failureText, fieldErrors } from "./failure.ts";
import { trpc, TrpcProvider } from "./trpc.tsx";

function Write() {
  const { mutate, error } = trpc.group.create.useMutation({ meta: { ownsError: true } });
  return (
    <>
      <button type="button" onClick={() => mutate({ name: "Fajr", isPrivate: false })}>
        Create
      </button>
      {error && <p role="alert">{`${failureText(error, "-")} | ${failureText(error)}`}</p>}
      {error && <output>{JSON.stringify(fieldErrors(error))}</output>}
    </>
  );
}

const said = (text: string) => `${text} | ${text}`;
const FOREIGN =
  "Something else than this site answered. If your network has a sign-in page, sign in there, then try again.";
const TOO_LARGE = { error: ERRORS.BODY_TOO_LARGE.message, code: "BODY_TOO_LARGE" };
const PROCEDURE = {
  message: "This username is taken.",
  data: { errorCode: "USERNAME_TAKEN", issues: [{ path: "name", message: "Too long" }] },
};

test.each<[string, number, unknown, string]>([
  ["a procedure's failure", 409, { error: { json: PROCEDURE } }, said("This username is taken.")],
  ["what REST says before a procedure", 413, TOO_LARGE, said(TOO_LARGE.error)],
  ["a proxy's JSON", 502, { error: "Bad gateway" }, said("Bad gateway")],
  ["a proxy's JSON of another form", 502, { message: "no" }, "- | Request failed with status 502"],
  ["a proxy's page", 504, "<html>", "- | Request failed with status 504"],
  ["nothing", 403, null, "- | Request failed with status 403"],
  ["another site's 401", 401, "<html>", said("Unauthorized. Please log in.")],
  ["another network's page", 200, "<html>", `- | ${FOREIGN}`],
  ["another network's JSON", 200, { hello: 1 }, `- | ${FOREIGN}`],
  ["another network's list", 200, [1], `- | ${FOREIGN}`],
  ["an odd result", 200, { result: {} }, `- | ${FOREIGN}`],
])("%s (%i) is told in words for people", async (_, status, body, text) => {
  const sent = typeof body === "string" ? body : JSON.stringify(body);
  vi.stubGlobal("fetch", async () => new Response(sent, { status }));
  render(
    inApp(
      <TrpcProvider>
        <Write />
      </TrpcProvider>,
    ),
  );
  await userEvent.click(screen.getByRole("button"));
  expect((await screen.findByRole("alert")).textContent).toBe(text);
  expect(screen.getByRole("status").textContent).toBe(
    status === 409 ? '{"name":"Too long"}' : "{}",
  );
});
