/** About, Contact, Privacy, and the page that is not found. */
export const info = {
  aboutHead: "About · Daily Quran Reading",
  aboutDescription: "How the 300-day reading plan works, and where the texts come from.",
  about: "About",
  aboutPlan:
    "Daily Quran Reading shows one reading a day, about ten minutes long. Together the 300 readings are the whole Quran, all 6,236 verses, in the order and on the pages of the Madani mushaf. After day 300 the plan begins again.",
  aboutDay:
    "A new reading comes every day at 00:00 UTC. Everyone reads the same one, wherever they are. Reading needs no account.",
  sources: "Sources",

  contactHead: "Contact · Daily Quran Reading",
  contactDescription: "How to reach the people who run this site.",
  contact: "Contact",
  writeTo: "Write to <mail>{address}</mail>.",
  mistake:
    "If you found a mistake in a text, please name the surah and the verse, as in 2:255, and say whether it is the Arabic or a translation.",
  noAddress: "The people who run this site have not given a contact address.",
  ownData:
    "What an account stores you can see and delete yourself, on the <account>account page</account>.",

  notFoundHead: "Page not found · Daily Quran Reading",
  notFound: "There is no page at this address",
  notFoundDescription: "There is no page at this address.",
  notFoundWhy: "The link may be old or mistyped.",
  notFoundVerse: "Surah {surah, number} has the verses 1 to {count, number}.",
  readSurah: "Read surah {surah, number}",
  allSurahs: "All surahs, juz and pages",
  goToReading: "Go to today’s reading",

  privacyHead: "Privacy · Daily Quran Reading",
  privacyDescription:
    "What this site counts, what it does not collect, and what an account stores.",
  privacy: "Privacy policy",
  analytics: "Analytics data",
  noAnalytics: "This site sends nothing to an analytics service.",
  counted: "Google Analytics loads after the page, and is told three things:",
  countedPages:
    "a page is opened: which kind of page, such as <code>/schedule</code> or <code>/groups/:groupId</code>, never which group or what led you here;",
  countedVerses: "a verse’s play button is pressed: the surah and the verse, such as 2:255;",
  countedLinks: "a community link is followed: facebook or telegram.",
  countedWith:
    "With each of them your browser sends what it sends to every site: its kind, its language and your network address. No cookie is set for this, and nothing is used for advertising. It tells us what is used, not by whom.",
  noPersonal: "No personal information",
  noPersonalText:
    "No personal information is collected from readers. What an account stores, for who has one, stands below. Only if you take part in a khatma by its link does this site store the name that you write and what you have read of it, and your browser a secret for it. What you choose on these pages, such as text size, translation and theme, is kept in your browser and goes nowhere else. So is what you mark as read and bookmark, and the verse where you stopped: without an account it stays in this browser. So are copies of readings and pages, for when there is no network.",
  account: "If you have an account",
  accountStores: "Reading needs no account. For one, this site stores:",
  storesName:
    "your username, your e-mail address and a hash of your password, from which nobody can read it;",
  storesLanguage: "the language that you chose, so that it is there where you sign in next;",
  storesGroups:
    "your groups and your role in them, questions that you write for them, your quiz answers and points, and when you gave them;",
  storesKhatmas:
    "the khatmas that you keep or read in, which parts you have taken and read, and when;",
  storesProgress:
    "what you mark as read, bookmark and plan, and the verse where you stopped, with their times; a copy of it is in the browsers where you are signed in, until you log out there;",
  storesSessions:
    "where you are signed in: the kind of browser, such as Firefox on Windows, and the days of signing in and of the last visit. A session ends 30 days after that visit; the last day on which you were here stays;",
  storesTokens:
    "your access tokens: the name of each, what it may do, when it was made, when it ends and the hour of its last use; of the token itself only a hash; of a private calendar a hash of the secret in its address, until you end it;",
  storesPasskeys:
    "your passkeys: their public keys, the names that you give them and when each was last used, until you remove them; your fingerprint or face never leaves your device",
  storesReminders:
    "your reminders: which, when, your time zone, and of each browser that shows them the address at its push service, until you turn them off or sign out there; the address at which you said yes to reminders by mail; a notification is encrypted for your browser and waits there for three hours at most",
  storesHistory:
    "what was done with the account, for a year: signing in and the kind of browser, a link for a new password that was mailed, a changed password or e-mail address, access tokens made and ended by their names, private calendars, log-outs of other devices, and exports, each with its time; only you see it, on the account page;",
  storesNotifications: "your notifications, for 90 days;",
  storesFailures:
    "how often a password was wrong or a link for a new one was asked for, under a hash of the name or address and of the network address, for about a day;",
  storesMail:
    "where this site sends mail: what is to be mailed to you, until it is sent, mostly within seconds; what could not be sent for 30 days at most. Of a link for a new password only a hash is stored.",
  cookies:
    "Three cookies are set: one keeps you signed in for 30 days after your last visit. Another, for 400 days, tells this browser from a stranger’s, so that wrong guesses by others do not lock you out. The third remembers for a year the language that you chose. Where this site has more than one database, a fourth says for ten seconds that you have changed something, so that you see it at once.",
  membersSee:
    "The members of your groups see your username, your role, when you joined, your points and your days. In a public group everyone who is signed in does. Who opens an invitation that you made sees your username. A question that you write for a group shows your username there. If you created a group and have not been here for 60 days, its admins see for how long. A group’s admins see for a year who did what in it, and of the group’s own questions how many chose each answer, from five answers on, and what a report of a mistake says, without a name. Where you allow your groups to see by name that you have read, its admins also see that you have not joined in for a week, and when you were last sent a kind word. What an admin announces stays in the group until another announcement, without a name once that account is deleted. A group’s admins may have it told to an address of theirs, with your username, that you joined, started a cycle or took a quiz; what was told is kept for 30 days at most. In a khatma those who can open it see your name and which parts you have taken and read; that one is late only you and whoever keeps it see. Your e-mail address is shown to nobody else.",
  untilDeleted:
    "All of it is kept until you delete the account, on the <account>account page</account>. Then it is deleted at once: the account, your answers and your points. Groups you created go to another member, or are deleted if there is none. What you did in groups stays in their history for a year, without your name, and so do questions that you wrote for them, as long as their cycle. What you have read of a khatma stays read, without your name. Notifications that name you stay with others for up to 90 days, and backups are kept as long as the people who run this site keep them.",
  doNotTrack: "Do Not Track",
  doNotTrackText:
    "Where your browser sends Do Not Track or Global Privacy Control, this is respected: nothing about your visit is counted, and nothing of an analytics service is even loaded.",
  failures:
    "Where something fails in your browser, this site is told what and on which kind of page, so that it can be mended: nothing of who you are, what you read or where you searched.",
  questions: "Questions about privacy: <mail>{address}</mail>.",
} as const;
