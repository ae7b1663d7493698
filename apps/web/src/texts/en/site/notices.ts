/** What small parts of every page say. */
export const notices = {
  error: "Error",
  tryAgain: "Try Again",
  broken: "{name} could not be shown.",
  kept: "Something went wrong here. What you typed is kept.",
  pageFailed: "This page could not be loaded.",
  checkNetwork:
    "Please check your network connection. If it works, this site has just been renewed: try again.",
  dismiss: "Dismiss",
  undo: "Undo",
  toasts: "Notifications (F8)",
  unreachable: "The server could not be reached. Check your connection and try again.",
  foreign:
    "Something else than this site answered. If your network has a sign-in page, sign in there, then try again.",
  unauthorized: "Unauthorized. Please log in.",
  failedWith: "Request failed with status {status}",
} as const;
