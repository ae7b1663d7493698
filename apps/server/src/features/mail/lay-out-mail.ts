import { escapeMarkup } from "../../texts/escape-markup.ts";
import type { ReaderLanguage } from "@daily-quran/domain/language";
import { SETTING } from "@daily-quran/quran/languages";
import { terminalText } from "../../texts/terminal-text.ts";
import type { Catalogues } from "../../texts/en/catalogues.ts";
import { translator } from "../../texts/translate.ts";

/** A text of a mail by its key. */
export const mailText = translator("mails");

/** What a mail says. */
export interface MailWords {
  readonly subject: string;
  /** Whom it greets. */
  readonly name: string;
  readonly text: string;
  readonly action?: { readonly label: string; readonly url: string };
  readonly ending?: string;
  /** How to get no more of its kind. */
  readonly leave?: { readonly label: string; readonly url: string };
}

/** A mail as it is sent: the same words as plain text and as HTML. */
export interface MailBody {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Stored text as one line of a mail: what could end a header, or turn a line around, is gone. */
export const oneLine = (text: string): string => terminalText(text).replaceAll(/\s+/g, " ").trim();

/** Lays a mail out in a language: without images, right in dark mode, at any width. */
export function layOutMail(language: ReaderLanguage, words: MailWords): MailBody {
  const t = (key: keyof Catalogues["mails"], values?: Readonly<Record<string, string>>) =>
    mailText(language, key, values);
  const { action, ending, leave } = words;
  const subject = oneLine(words.subject);
  const greeting = oneLine(t("greeting", { name: words.name }));
  const text = oneLine(words.text);
  const lines = [
    greeting,
    text,
    action && `${action.label}:\n${action.url}`,
    ending && oneLine(ending),
    leave && `${leave.label}:\n${leave.url}`,
    `-- \n${t("site")}`,
  ];
  const parts = [
    paragraph(greeting),
    paragraph(text),
    action &&
      `<p style="margin:28px 0"><a class="do" href="${escapeMarkup(action.url)}" style="${BUTTON}">${escapeMarkup(action.label)}</a></p>`,
    ending && paragraph(oneLine(ending)),
    action &&
      `<p class="soft" style="${SMALL}">${escapeMarkup(t("linkFollows"))}<br><a href="${escapeMarkup(action.url)}" style="color:inherit;overflow-wrap:anywhere">${escapeMarkup(action.url)}</a></p>`,
    leave &&
      `<p class="soft" style="${SMALL}"><a href="${escapeMarkup(leave.url)}" style="color:inherit">${escapeMarkup(leave.label)}</a></p>`,
  ];
  return {
    subject,
    text: `${lines.filter(Boolean).join("\n\n")}\n`,
    html: page(language, { subject, site: t("site"), parts: parts.filter(Boolean).join("\n") }),
  };
}

/** What a page says; its button sends a form to its own address. */
export interface PageWords {
  readonly text: string;
  readonly button?: string;
}

/** A page that looks as mails do. */
export function layOutPage(language: ReaderLanguage, { text, button }: PageWords): string {
  const site = mailText(language, "site");
  const form =
    button === undefined
      ? ""
      : `<form method="post"><button class="do" style="${BUTTON};border:0;font:inherit">${escapeMarkup(button)}</button></form>`;
  return page(language, { subject: site, site, parts: paragraph(text) + form });
}

const BUTTON =
  "display:inline-block;padding:14px 22px;border-radius:8px;background:#136c65;color:#ffffff;font-weight:600;text-decoration:none";

const SMALL = "margin:0 0 12px;font-size:14px;line-height:1.5;color:#5b6670";

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeMarkup(text)}</p>`;

/** A mail program shows its own dark colours where a mail has none, and those of the style where it reads it. */
function page(
  language: ReaderLanguage,
  { subject, site, parts }: { subject: string; site: string; parts: string },
): string {
  return `<!doctype html>
<html lang="${language}" dir="${SETTING[language].direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(subject)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #0b131b !important; color: #e6e3da !important; }
  .soft { color: #a3adb5 !important; }
  .site { color: #84c6bd !important; }
  .do { background: #84c6bd !important; color: #0b131b !important; }
}
</style>
</head>
<body class="page" style="margin:0;background:#fdfcf8">
<div class="page" style="background:#fdfcf8;color:#26333f;padding:32px 16px;font:17px/${SETTING[language].lineHeight} system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans Bengali',sans-serif">
<div style="max-width:32em;margin:0 auto">
<p class="site" style="margin:0 0 28px;color:#136c65;font-weight:600">${escapeMarkup(site)}</p>
${parts}
</div>
</div>
</body>
</html>
`;
}
