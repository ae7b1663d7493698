/**
 * Posts today's reading to a chat's webhook: `WEBHOOK=https://… node post-reading.mjs`, once a day, by cron. Slack
 * reads `text`, Discord `content`; each passes over the other.
 */
const server = process.env["SERVER"] ?? "http://localhost:3000";
const webhook = process.env["WEBHOOK"];

const { day, readingTitle, surahs } = await json(await fetch(`${server}/api/current-reading`));
const editions = await json(await fetch(`${server}/api/editions`));
const { name, author, source } = editions.find(
  ({ kind, language, isDefault }) => kind === "translation" && language === "en" && isDefault,
);
const [{ englishName, verses }] = surahs;
const [{ surahNumber, verseNumber, arabic, translation, ...about }] = verses;
const { translationNotes = [], translationRemark } = about;
const text = [
  `Day ${day}: ${readingTitle}`,
  arabic,
  `${translation} (${englishName} ${surahNumber}:${verseNumber})`,
  // What is to be known of a translation is shown with it.
  ...translationNotes.map((note) => note.text),
  ...(translationRemark ? [translationRemark.text.en] : []),
  `${name}, ${author}, ${source}`,
  `${server}/schedule?day=${day}`,
].join("\n");

if (webhook === undefined) console.log(text);
else
  await json(
    await fetch(webhook, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ text, content: text }),
    }),
    () => undefined,
  );

/** The body of a success; a failure ends the program with its text, so that cron tells of it. */
async function json(response, read = (body) => JSON.parse(body)) {
  const body = await response.text();
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${body}`);
  return read(body);
}
