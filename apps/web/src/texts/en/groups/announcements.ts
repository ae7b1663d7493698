/** What admins tell a group, and members who have not joined in for a week. */
export const announcements = {
  title: "Announcement",
  announce: "Announce",
  announcing: "Announcing...",
  message: "What shall the members know?",
  messageWhy: "It stands above the tabs, in place of the one before. Empty it, to take it down.",
  notDone: "That did not work. Please try again.",
  quiet: "Who has been quiet",
  quietWhy:
    "Members who have not joined in for a week, of those who allow you to see it. A kind word once a week is enough.",
  quietNone: "Nobody who allows you to see it has been quiet for a week.",
  quietLoading: "Loading...",
  quietFailed: "Failed to load who has been quiet",
  nudge: "Send a kind word",
  nudgeNamed: "Send a kind word to {name}",
  nudged: "Sent on {day}",
} as const;
