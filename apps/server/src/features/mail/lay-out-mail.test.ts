import { expect, test } from "vitest";
import { useMailServer } from "../../../test/processes/mail-server.ts";
import { layOutMail } from "./lay-out-mail.ts";
import { smtpMailer } from "./mailer.ts";

const mails = useMailServer();
const HOSTILE = 'amina\r\nBcc: all@example.org\r\n\r\n<script>alert("1")</script>\u202e\u0007';

test("a name with line ends, markup or marks of direction stays a name", async () => {
  const words = {
    subject: `A letter for ${HOSTILE}`,
    name: HOSTILE,
    text: HOSTILE,
    action: { label: "Open", url: "https://quran.example/reset#a&b" },
    ending: HOSTILE,
  };
  const send = smtpMailer({
    smtpUrl: mails.url(),
    from: { name: HOSTILE, address: "reading@quran.example" },
  });
  const body = layOutMail("en", words);
  expect(await send({ ...body, id: "7", to: "amina@example.org" })).toBe("sent");
  const [mail] = mails.arrived;
  expect(mail?.to).toEqual(["amina@example.org"]);
  expect(mail?.head.filter((line) => /^bcc/i.test(line))).toEqual([]);
  const name = 'amina Bcc: all@example.org <script>alert("1")</script>';
  expect(mail?.head).toHaveLength(8);
  expect(mail?.head).toContain(`From: ${JSON.stringify(name)} <reading@quran.example>`);
  expect(mail?.text + (mail?.html ?? "")).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
  expect(mail?.text.split("\n")[0]).toBe(`As-salamu alaykum ${name},`);
  expect(mail?.html).not.toContain("<script");
  expect(mail?.html).toContain('href="https://quran.example/reset#a&amp;b"');
});

test("an address is one address, whatever is in it", async () => {
  const send = smtpMailer({
    smtpUrl: mails.url(),
    from: { name: "", address: "reading@quran.example" },
  });
  const body = layOutMail("bn", { subject: "ক", name: "আমিনা", text: "খ" });
  await send({ ...body, id: "8", to: "a@example.org, b@example.org" });
  expect(mails.arrived.flatMap(({ to }) => to)).not.toContain("b@example.org");
});
