/** The page for developers. */
export const developers = {
  head: "For developers · Daily Quran Reading",
  description:
    "The readings, groups and quizzes of this site for programs: a REST API, typed procedures, examples and limits.",
  title: "For developers",
  intro:
    "Whatever this site shows, your program can have too. Reading the text needs no account and no key.",
  there: "What there is",
  thereDocs: "<docs>The REST API</docs>, to read and to try in the browser;",
  thereOpenApi: "<file>Its OpenAPI description</file>, to make a client from;",
  thereEditions:
    "<editions>Which texts are here</editions>, each with its name, author, licence and source;",
  thereVerses:
    "several of them side by side with <code>?editions=</code>, verses from several places, and a verse by chance: <code>/api/random-verse</code>;",
  thereTexts:
    "whole texts as one file each, where the licence allows it, as JSON, CSV, XML or plain lines: their addresses are in <code>/api/editions/en-saheeh</code>; the plan is <code>/api/schedule.csv</code>;",
  thereProcedures:
    "the same as typed procedures for tRPC; their types are the package <code>@daily-quran/api</code>, which is on no public registry;",
  thereAssistants:
    "where its operator has turned it on, the Model Context Protocol for assistants at <code>/mcp</code>: a <code>POST</code> with <code>Accept: application/json, text/event-stream</code>, from a program, not from a page of another site;",
  thereExamples:
    "examples that run: <python>Python</python>, <go>Go</go>, <curl>curl</curl>, <bot>a bot</bot> and <widget>a widget</widget>, which take the address of this site as <code>SERVER</code>, the widget as <code>server</code>. <contact>The people who run this site</contact> can send you those in TypeScript and the types.",
  first: "The first call",
  firstText: "Today’s reading, in Arabic, English and Bengali:",
  firstEtag:
    "It carries an <code>ETag</code>. Send it back as <code>If-None-Match</code>, and a copy that is still right costs one short answer, 304.",
  firstDaily:
    "Nothing is posted to you when a day begins: ask again after 00:00 UTC. A reading may have 20 KB and more than fits a chat’s message; its page here is <code>/schedule?day=</code> with its number, a verse’s is <code>/2/255</code>.",
  firstEditions:
    "<code>editions</code> works on every call that gives verses: <code>texts</code> of a verse has each text by its id, with <code>remark</code> and <code>notes</code>, which belong with it wherever it is shown. A parameter that a call does not know is ignored.",
  otherSite: "On a page of another site",
  otherSiteText:
    "Every page may call the API and read its failures too. Cookies are never used for that.",
  tokens: "Acting for a person",
  tokensText:
    "Groups, quizzes and progress belong to people. Make an access token in <account>your account</account>, and choose there whether it may only read or also change things. It belongs in a header, never in an address or in a public page.",
  procedures: "Typed procedures",
  proceduresText: "The package has types alone. The names and the answers are those of the server:",
  limits: "Limits",
  limitRequests:
    "A token may make {count, number} requests a minute; each process of the server counts for itself. <code>RateLimit</code> in the responses that a token counts for says what is left; what is the same for everyone counts for none. Without a token, what the server has to make first (other editions, ranges of verses, searches, a calendar with a start) is counted, {made, number} a minute for a network, and has no <code>RateLimit</code>.",
  limitTooMany: "After 429 or 503, wait as many seconds as <code>Retry-After</code> says.",
  limitTokens:
    "An account has up to {count, number} tokens, each valid for up to {days, number} days.",
  limitLists:
    "Lists come in parts of up to {count, number}, some in smaller ones. <code>Link</code> has the address of the next one.",
  promise: "What stays",
  promiseText:
    "A call that works today goes on working. Before one ends, its responses carry <code>Deprecation</code> and <code>Sunset</code> for at least six months. New fields may come at any time.",
  licences: "The texts",
  licencesText:
    "Each translation and commentary keeps its own licence, which may forbid commercial use: <code>licence</code> says so. A reading’s own translations are the editions that <code>isDefault</code> marks. Name an edition, its author and its <code>source</code> where you show it. <sources>The sources</sources> are listed on a page, too.",
  own: "Your own server",
  ownText:
    "Who runs a server adds texts from files, beside the program and its data (<code>DATA_DIR</code>), without a restart:",
  ownForms:
    "It takes the forms of Tanzil (the files <code>text.txt</code> and <code>text.xml</code> are such), QuranEnc, QUL, quran.com, alquran.cloud and others, and says which one it found. An id is small letters and digits with hyphens between. The language is English or Bengali: <code>--language</code> says which, where the id does not begin with <code>en-</code> or <code>bn-</code>. Name, author and licence are shown to readers as you give them. After <code>use</code> readings have the text in place of the one before; without it a call names it.",
} as const;
