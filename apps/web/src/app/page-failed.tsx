import { Failed } from "../ui/failed.tsx";

const ERROR = new Error("Please check your network connection.");

/** Shown when a page's scripts can't be loaded: offline, or a newer release has replaced them. */
export function PageFailed() {
  return (
    <>
      <h1 className="visually-hidden">Daily Quran Reading</h1>
      <Failed
        what="This page could not be loaded."
        error={ERROR}
        onRetry={() => window.location.reload()}
      />
    </>
  );
}
