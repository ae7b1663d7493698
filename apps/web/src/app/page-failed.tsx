import { Failed } from "../ui/failed.tsx";

const ERROR = new Error("Please check your network connection.");

/** Stands in the place of a page whose scripts could not be loaded: without a network, or from a release that is gone. */
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
