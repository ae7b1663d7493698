/** What lists, forms and dialogs say. */
export const controls = {
  cancel: "Cancel",
  copy: "Copy",
  copied: "Copied",
  share: "Share",
  close: "Close",
  window: "This window",
  showPassword: "Show password",
  needsScript: "{what} JavaScript. Please turn it on in your browser, then reload this page.",
  loading: "Loading...",
  showMore: "Show more",
} as const;
