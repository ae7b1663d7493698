import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** A request that came to the push service. */
interface Pushed {
  readonly url?: string | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

/** A push service on a loopback port, with the browser that it delivers to. */
export async function startPushService() {
  const browser = createECDH("prime256v1");
  const auth = randomBytes(16);
  browser.generateKeys();
  const pushed: Pushed[] = [];
  const answers: { status: number; retryAfter?: string; location?: string }[] = [];
  const server = createServer((request, response) => {
    const { status, retryAfter, location } = answers.shift() ?? { status: 201 };
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      pushed.push({ url: request.url, headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(status, {
        ...(retryAfter !== undefined && { "retry-after": retryAfter }),
        ...(location !== undefined && { location }),
      });
      response.end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    pushed,
    /** What the next requests are answered with; else 201. */
    answers,
    subscription: {
      endpoint: `${url}/send/1`,
      p256dh: browser.getPublicKey("base64url"),
      auth: auth.toString("base64url"),
    },
    /** Decrypts a message as a browser does (RFC 8291, RFC 8188). */
    read: (body: Buffer): unknown => {
      const salt = body.subarray(0, 16);
      const keyLength = body.readUInt8(20);
      const serverKey = body.subarray(21, 21 + keyLength);
      const info = Buffer.concat([
        Buffer.from("WebPush: info\0"),
        browser.getPublicKey(),
        serverKey,
      ]);
      const secret = hkdfSync("sha256", browser.computeSecret(serverKey), auth, info, 32);
      const derive = (name: string, length: number) =>
        Buffer.from(
          hkdfSync("sha256", Buffer.from(secret), salt, `Content-Encoding: ${name}\0`, length),
        );
      const cipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
      const sealed = body.subarray(21 + keyLength);
      cipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      // The last record ends with 2 and zeros.
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
