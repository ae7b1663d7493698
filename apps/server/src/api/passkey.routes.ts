import {
  AddPasskeyInput,
  Passkey,
  PasskeyCreation,
  PasskeyRequest,
  PasswordByPasskeyInput,
  RenamePasskeyInput,
  SignedByPasskey,
  StartPasskeyInput,
} from "@daily-quran/domain/account/passkey";
import { MAX_PASSKEYS } from "@daily-quran/domain/api-limits";
import * as apiPaths from "@daily-quran/domain/api-paths";
import { PASSKEY_STARTS } from "../features/auth/passkey/sign-in.ts";
import { emptyRoute, procedureRoute } from "./route/declare-route.ts";
import { described, type SchemaTexts } from "./route/described.ts";
import type { RestRoute } from "./route/rest-route.ts";
import { examplePassword, exampleUser, PASSWORD } from "./user.routes.ts";

const example: Passkey = {
  id: 1,
  name: "Chrome on Android",
  isSynced: true,
  createdAt: "2026-02-10T06:30:00.000Z",
};

const CREDENTIAL = { id: "Zk3vQb1x", rawId: "Zk3vQb1x", type: "public-key" } as const;
const CLIENT_DATA = "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0";
const SIGNED: SignedByPasskey = {
  ...CREDENTIAL,
  response: { clientDataJSON: CLIENT_DATA, authenticatorData: "SZYN5Y", signature: "MEUCIQ" },
};
const NewName = RenamePasskeyInput.omit({ id: true });
const REFUSED = ["PASSKEY_REFUSED", "PASSKEY_TOO_LATE"] as const;
const CHECKED = ["PASSKEY_UNKNOWN", ...REFUSED] as const;

/** Passkeys (WebAuthn): signing in without a password. */
export const passkeyRoutes: readonly RestRoute[] = [
  procedureRoute({
    path: apiPaths.userPasskeys,
    operationId: "listPasskeys",
    summary: "The passkeys of the signed-in user",
    description: `The newest first; at most ${MAX_PASSKEYS}.`,
    example: [{ ...example, lastUsedAt: "2026-02-11T06:30:00.000Z" }],
    procedure: "passkey.list",
  }),
  procedureRoute({
    method: "POST",
    path: apiPaths.userPasskeyOptions,
    operationId: "startPasskey",
    summary: "Begin to add a passkey",
    description:
      "What `navigator.credentials.create` is called with, in the page of this site; its challenge is good once, for 10 minutes.",
    body: StartPasskeyInput,
    bodyExample: { password: examplePassword },
    example: {
      rp: { id: "quran.example.org", name: "Daily Quran Reading" },
      user: { id: "n0Cq", name: exampleUser.username, displayName: exampleUser.username },
      challenge: "Yb3xP2q8",
      pubKeyCredParams: [{ alg: -7, type: "public-key" }],
      timeout: 600_000,
      excludeCredentials: [],
      authenticatorSelection: {
        residentKey: "required",
        requireResidentKey: true,
        userVerification: "required",
      },
      attestation: "none",
    },
    errors: ["WRONG_PASSWORD", "TOO_MANY_PASSKEYS"],
    procedure: "passkey.start",
  }),
  procedureRoute({
    method: "POST",
    path: apiPaths.userPasskeys,
    operationId: "addPasskey",
    summary: "Add the passkey that the browser has made",
    description: "It is named after the browser, and can be renamed.",
    body: AddPasskeyInput,
    bodyExample: {
      ...CREDENTIAL,
      response: { clientDataJSON: CLIENT_DATA, attestationObject: "o2NmbXRkbm9uZQ" },
    },
    status: 201,
    example,
    errors: [...REFUSED, "PASSKEY_TAKEN", "TOO_MANY_PASSKEYS"],
    procedure: "passkey.add",
  }),
  emptyRoute({
    method: "PATCH",
    path: apiPaths.userPasskey,
    operationId: "renamePasskey",
    summary: "Rename a passkey",
    description: "The name tells the passkeys apart; the passkey itself stays as it is.",
    body: NewName,
    bodyExample: { name: "My phone" },
    errors: ["PASSKEY_NOT_FOUND"],
    procedure: "passkey.rename",
  }),
  emptyRoute({
    method: "DELETE",
    path: apiPaths.userPasskey,
    operationId: "removePasskey",
    summary: "Remove a passkey",
    description: "It signs nobody in any more. The device may go on offering it.",
    errors: ["PASSKEY_NOT_FOUND"],
    procedure: "passkey.remove",
  }),
  emptyRoute({
    method: "POST",
    path: apiPaths.userPasskeyPassword,
    operationId: "setPasswordByPasskey",
    summary: "Set a new password by a passkey",
    description:
      "In place of the current password. Signed as for signing in; ends every session, and this browser gets a new one.",
    body: PasswordByPasskeyInput,
    bodyExample: { newPassword: "four more unrelated words", signed: SIGNED },
    errors: [...CHECKED, "COMMON_PASSWORD", "WRONG_PASSWORD"],
    procedure: "passkey.setPassword",
  }),
  procedureRoute({
    method: "POST",
    path: apiPaths.passkeyLoginOptions,
    operationId: "startPasskeyLogin",
    summary: "Begin to sign in by a passkey",
    description: `What \`navigator.credentials.get\` is called with, in the page of this site; its challenge is good once, for an hour. A network may ask ${PASSKEY_STARTS.most} times in ${PASSKEY_STARTS.minutes} minutes.`,
    example: {
      rpId: "quran.example.org",
      challenge: "Yb3xP2q8",
      timeout: 600_000,
      userVerification: "required",
    },
    errors: ["TOO_MANY_REQUESTS"],
    procedure: "passkey.startSignIn",
  }),
  procedureRoute({
    method: "POST",
    path: apiPaths.passkeyLogin,
    operationId: "loginByPasskey",
    summary: "Sign in by a passkey",
    description: "Needs no username. Sets the session cookie, as a sign-in by password.",
    body: SignedByPasskey,
    bodyExample: SIGNED,
    example: exampleUser,
    errors: CHECKED,
    procedure: "passkey.signIn",
  }),
];

const ANSWER = {
  id: "The credential's ID, base64url.",
  rawId: "The same.",
  type: "Always `public-key`.",
};

const CLIENT = "The challenge and the origin, as the browser has written them, base64url.";

export const passkeyTexts: SchemaTexts = {
  output: {
    Passkey: described(Passkey, "A passkey as its owner sees it.", {
      id: "The passkey's ID.",
      name: "What its owner calls it; at first, the browser it was made in.",
      isSynced:
        "Whether its device keeps copies elsewhere, so that it is not lost with the device.",
      createdAt: "When it was added.",
      lastUsedAt: "When it last signed in; absent before.",
    }),
    PasskeyCreation: described(PasskeyCreation, "Options of `navigator.credentials.create`.", {
      rp: "This site.",
      "rp.id": "Its host.",
      "rp.name": "Its name.",
      user: "The account.",
      "user.id": "A random-looking handle, base64url.",
      "user.name": "The username.",
      "user.displayName": "The username.",
      challenge: "What is signed, base64url.",
      pubKeyCredParams: "The algorithms that are understood.",
      "pubKeyCredParams.alg": "An algorithm of COSE.",
      "pubKeyCredParams.type": ANSWER.type,
      timeout: "Milliseconds.",
      excludeCredentials: "The passkeys that the account has.",
      "excludeCredentials.id": ANSWER.id,
      "excludeCredentials.type": ANSWER.type,
      authenticatorSelection: "What the authenticator has to do.",
      "authenticatorSelection.residentKey": "The passkey is found without a username.",
      "authenticatorSelection.requireResidentKey": "The same, for older browsers.",
      "authenticatorSelection.userVerification": "The device checks who uses it.",
      attestation: "The make of the authenticator is not asked for.",
    }),
    PasskeyRequest: described(PasskeyRequest, "Options of `navigator.credentials.get`.", {
      rpId: "This site's host.",
      challenge: "What is signed, base64url.",
      timeout: "Milliseconds.",
      userVerification: "The device checks who uses it.",
    }),
  },
  input: {
    StartPasskeyInput: described(StartPasskeyInput, "Begins to add a passkey.", {
      password: PASSWORD,
    }),
    AddPasskeyInput: described(AddPasskeyInput, "A `RegistrationResponseJSON` of WebAuthn.", {
      ...ANSWER,
      response: "What the authenticator has made.",
      "response.clientDataJSON": CLIENT,
      "response.attestationObject": "The new public key, base64url.",
    }),
    RenamePasskeyInput: described(NewName, "A passkey's name.", { name: "1 to 100 characters." }),
    SignedByPasskey: described(SignedByPasskey, "An `AuthenticationResponseJSON` of WebAuthn.", {
      ...ANSWER,
      response: "What the authenticator has signed.",
      "response.clientDataJSON": CLIENT,
      "response.authenticatorData": "What the authenticator says of the use, base64url.",
      "response.signature": "The signature of both, base64url.",
      "response.userHandle": "The account's handle, base64url.",
    }),
    PasswordByPasskeyInput: described(PasswordByPasskeyInput, "A new password by a passkey.", {
      newPassword: "8 to 128 characters; spaces count.",
      signed: "What a passkey of the account has signed.",
    }),
  },
};
