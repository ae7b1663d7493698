import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach } from "vitest";

/** What the server does with a mail: `later` is greylisting, `hangs` and `dies` come in the middle of the dialogue. */
export type MailManner = "takes" | "refuses" | "later" | "hangs" | "dies";

/** A mail as it arrived. */
export interface ArrivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The lines of the head, unfolded. */
  readonly head: readonly string[];
  readonly text: string;
  readonly html: string;
}

/** A real SMTP server for the tests of a file; it takes every mail until it is told otherwise. */
export function useMailServer() {
  const arrived: ArrivedMail[] = [];
  let manner: MailManner = "takes";
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    logger: false,
    onRcptTo: (_, __, done) => {
      if (manner === "refuses") return done(refusal(550, "5.1.1 no such mailbox"));
      if (manner === "later") return done(refusal(451, "4.7.1 greylisted, come again"));
      return done();
    },
    onData: (stream, { envelope }, done) => {
      let source = "";
      stream.setEncoding("utf8").on("data", (chunk: string) => (source += chunk));
      stream.on("end", () => {
        if (manner === "hangs") return;
        if (manner === "dies") return server.connections.forEach((one) => one.close());
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        const to = envelope.rcptTo.map(({ address }) => address);
        arrived.push({ from, to, ...readSource(source) });
        done();
      });
    },
  });
  // What the tests break off.
  server.on("error", () => {});
  beforeAll(async () => {
    server.listen(0, "127.0.0.1");
    await once(server.server, "listening");
  });
  beforeEach(() => {
    arrived.length = 0;
    manner = "takes";
  });
  afterAll(async () => {
    server.connections.forEach((one) => one.close());
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
  });
  return {
    arrived,
    url: () => `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    behave: (next: MailManner) => {
      manner = next;
    },
  };
}

const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

function readSource(source: string): Pick<ArrivedMail, "head" | "text" | "html"> {
  const [head = "", ...rest] = source.split("\r\n\r\n");
  const lines = head.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n");
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1] ?? "";
  const [, plain = "", rich = ""] = rest.join("\r\n\r\n").split(`--${boundary}`);
  return { head: lines, text: decoded(plain), html: decoded(rich) };
}

function decoded(part: string): string {
  const at = part.indexOf("\r\n\r\n");
  const body = part.slice(at + 4);
  const bytes = /encoding: base64/i.test(part.slice(0, at))
    ? Buffer.from(body, "base64")
    : Buffer.from(
        body
          .replaceAll(/=\r\n/g, "")
          .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
            String.fromCharCode(Number.parseInt(hex, 16)),
          ),
        "latin1",
      );
  return bytes.toString("utf8").replaceAll("\r\n", "\n").trim();
}
