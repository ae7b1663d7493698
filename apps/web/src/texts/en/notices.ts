/** What small parts of every page say. */
export const notices = {
  error: "Error",
  tryAgain: "Try Again",
  broken: "{name} could not be shown.",
  kept: "Something went wrong here. What you typed is kept.",
  pageFailed: "This page could not be loaded.",
  checkNetwork: "Please check your network connection.",
  dismiss: "Dismiss",
  toasts: "Notifications (F8)",
  cancel: "Cancel",
  close: "Close",
  window: "This window",
  showPassword: "Show password",
  needsScript: "{what} JavaScript. Please turn it on in your browser, then reload this page.",
  loading: "Loading...",
  showMore: "Show more",
} as const;
