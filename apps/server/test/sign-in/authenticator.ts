import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { AddPasskeyInput, SignedByPasskey } from "@daily-quran/domain/account/passkey";

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest();
const text = (value: string) =>
  Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const bytes = (value: Buffer) => {
  const head = Buffer.alloc(3, 0x59);
  head.writeUInt16BE(value.length, 1);
  return Buffer.concat([head, value]);
};

/** What a browser and its authenticator are asked for, or do wrong. */
export interface Ceremony {
  readonly challenge: string;
  readonly origin?: string;
  readonly rpId?: string;
  readonly counter?: number;
  /** Whether who uses it was checked. */
  readonly verified?: boolean;
}

/** What a browser says of what it was asked. */
const clientData = (type: string, { challenge, origin = "http://localhost:3000" }: Ceremony) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** What an authenticator says of a use. */
const facts = (flags: number, { rpId = "localhost", counter = 0, verified = true }: Ceremony) => {
  const head = Buffer.alloc(37);
  sha256(rpId).copy(head);
  head[32] = flags | (verified ? 0b101 : 0b001);
  head.writeUInt32BE(counter, 33);
  return head;
};

/** An authenticator with one passkey, as a browser answers for it. */
export function authenticator() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const credentialId = randomBytes(16);
  const id = credentialId.toString("base64url");
  const answer = { id, rawId: id, type: "public-key" } as const;
  const key = Buffer.concat([
    Buffer.from("a5010203262001215820", "hex"),
    Buffer.from(x, "base64url"),
    Buffer.from("225820", "hex"),
    Buffer.from(y, "base64url"),
  ]);
  let userHandle = "";

  return {
    id,
    /** Makes the passkey, for the account of this handle. */
    make(ceremony: Ceremony & { readonly handle?: string }): AddPasskeyInput {
      userHandle = ceremony.handle ?? userHandle;
      const held = Buffer.concat([
        facts(0x40, ceremony),
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        key,
      ]);
      const attestation = [
        Buffer.from([0xa3]),
        text("fmt"),
        text("none"),
        text("attStmt"),
        Buffer.from([0xa0]),
        text("authData"),
        bytes(held),
      ];
      return {
        ...answer,
        response: {
          clientDataJSON: clientData("webauthn.create", ceremony).toString("base64url"),
          attestationObject: Buffer.concat(attestation).toString("base64url"),
        },
      };
    },
    /** Signs with it. */
    sign(ceremony: Ceremony): SignedByPasskey {
      const client = clientData("webauthn.get", ceremony);
      const held = facts(0, ceremony);
      const signature = sign("sha256", Buffer.concat([held, sha256(client)]), privateKey);
      return {
        ...answer,
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: held.toString("base64url"),
          signature: signature.toString("base64url"),
          userHandle,
        },
      };
    },
  };
}
