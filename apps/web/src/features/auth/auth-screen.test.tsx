import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { sessionHint } from "../../reader/server/session-hint.ts";
import { TrpcProvider } from "../../reader/server/trpc.tsx";
import { amina } from "../../test/people.ts";
import { render } from "../../test/render.tsx";
import { heldReply, stubServer, writes } from "../../test/server.ts";
import { AuthScreen } from "./auth-screen.tsx";

const renderAuth = () =>
  render(
    <TrpcProvider>
      <AuthScreen />
    </TrpcProvider>,
  );

const panel = (name: string) => within(screen.getByRole("tabpanel", { name }));

async function fillLogin(username: string, password: string) {
  if (username) await userEvent.type(panel("Login").getByLabelText("Username or Email"), username);
  if (password) await userEvent.type(panel("Login").getByLabelText("Password"), password);
}

async function openRegister() {
  await userEvent.click(screen.getByRole("tab", { name: "Register" }));
  return panel("Register");
}

test("there are two tabs, each with its fields and its button", async () => {
  renderAuth();
  expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual(["Login", "Register"]);
  const login = panel("Login");
  expect(login.getByLabelText("Username or Email")).toHaveProperty(
    "autocomplete",
    "username webauthn",
  );
  expect(login.getByLabelText("Password")).toHaveProperty("autocomplete", "current-password");
  expect(login.getByRole("button", { name: "Sign In" })).toHaveProperty("disabled", false);

  const register = await openRegister();
  expect(register.getByLabelText("Username")).toHaveProperty("autocomplete", "username");
  expect(register.getByLabelText("Email")).toHaveProperty("type", "email");
  expect(register.getByLabelText("Email")).toHaveProperty("autocomplete", "email");
  expect(register.getByLabelText("Password")).toHaveProperty("autocomplete", "new-password");
  expect(register.getByRole("button", { name: "Create Account" })).toHaveProperty("type", "submit");
});

test("signing in is sent once, shows that it is pending, and informs the other tabs", async () => {
  const answer = heldReply();
  const calls = stubServer({ "auth.login": answer.reply });
  renderAuth();
  await fillLogin("amina", "three unrelated words");
  await userEvent.dblClick(screen.getByRole("button", { name: "Sign In" }));
  const pending = await screen.findByRole("button", { name: "Signing in..." });
  expect(pending).toHaveProperty("disabled", true);
  answer.give({ data: amina });
  await waitFor(() => expect(sessionHint.get()).toBe(1));
  expect(writes(calls, "auth.login")).toEqual([
    { username: "amina", password: "three unrelated words" },
  ]);
});

test.each([
  [{ refused: "INVALID_LOGIN" }, "Invalid username or password"],
  [{ offline: true }, "Login failed"],
] as const)(
  "a refused sign-in says why inside the form and keeps what was typed",
  async (reply, text) => {
    stubServer({ "auth.login": reply });
    renderAuth();
    await fillLogin("amina", "wrong words");
    await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
    const alert = await panel("Login").findByRole("alert");
    expect(alert.textContent).toBe(text);
    expect(screen.getAllByRole("alert")).toEqual([alert]);
    expect(panel("Login").getByLabelText("Username or Email")).toHaveProperty("value", "amina");
    expect(panel("Login").getByLabelText("Password")).toHaveProperty("value", "wrong words");
  },
);

test("empty fields have an error beside them, and nothing is sent", async () => {
  const calls = stubServer({});
  renderAuth();
  await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
  await screen.findByText("Enter your username or email address.");
  expect(screen.getByText("Enter your password.")).toBeTruthy();
  expect(calls).toEqual([]);
});

test("a registration is checked by the server's own rules before it is sent", async () => {
  const calls = stubServer({});
  renderAuth();
  const register = await openRegister();
  await userEvent.type(register.getByLabelText("Username"), "two words");
  await userEvent.type(register.getByLabelText("Email"), "amina");
  await userEvent.type(register.getByLabelText("Password"), "short");
  await userEvent.click(register.getByRole("button", { name: "Create Account" }));
  await register.findByText("A username has no spaces and no @.");
  expect(register.getByText("This is not a valid email address.")).toBeTruthy();
  expect(register.getByText("A password has at least 8 characters.")).toBeTruthy();
  expect(calls).toEqual([]);
});

async function registerAmina() {
  const register = await openRegister();
  await userEvent.type(register.getByLabelText("Username"), "amina");
  await userEvent.type(register.getByLabelText("Email"), "amina@example.org");
  await userEvent.type(register.getByLabelText("Password"), "three unrelated words");
  await userEvent.click(register.getByRole("button", { name: "Create Account" }));
  return register;
}

test("creating an account shows that it is pending, and signs in", async () => {
  const answer = heldReply();
  const calls = stubServer({ "auth.register": answer.reply });
  renderAuth();
  const register = await registerAmina();
  await register.findByRole("button", { name: "Creating account..." });
  answer.give({ data: amina });
  await waitFor(() => expect(sessionHint.get()).toBe(1));
  expect(writes(calls, "auth.register")).toEqual([
    { username: "amina", email: "amina@example.org", password: "three unrelated words" },
  ]);
});

test.each([
  [{ refused: "USERNAME_TAKEN" }, "This username is already taken."],
  [{ offline: true }, "Registration failed"],
] as const)("a refused registration says why and keeps what was typed", async (reply, text) => {
  stubServer({ "auth.register": reply });
  renderAuth();
  const register = await registerAmina();
  expect((await register.findByRole("alert")).textContent).toBe(text);
  expect(register.getByLabelText("Email")).toHaveProperty("value", "amina@example.org");
});

test("the server's error for a field is shown beside the field", async () => {
  const message = "A username has no spaces and no @.";
  stubServer({
    "auth.register": { refused: "INVALID_INPUT", issues: [{ path: "username", message }] },
  });
  renderAuth();
  const register = await registerAmina();
  await waitFor(() =>
    expect(register.getByLabelText("Username").getAttribute("aria-invalid")).toBe("true"),
  );
});

test("a weak password gets a hint, a strong one none", async () => {
  renderAuth();
  const register = await openRegister();
  const password = register.getByLabelText("Password");
  expect(register.getByText("At least 8 characters.")).toBeTruthy();
  await userEvent.type(password, "password1");
  await register.findByText(
    "This password is easy to guess. Three or four unrelated words make a good one.",
  );
  await userEvent.clear(password);
  await userEvent.type(password, "mango river lantern");
  await register.findByText("At least 8 characters.");
});

test("a password can be shown", async () => {
  renderAuth();
  const password = panel("Login").getByLabelText("Password");
  expect(password).toHaveProperty("type", "password");
  await userEvent.click(panel("Login").getByRole("button", { name: "Show password" }));
  expect(password).toHaveProperty("type", "text");
});
