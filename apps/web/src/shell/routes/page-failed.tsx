import { useTexts } from "../../texts/use-texts.ts";
import { Failed } from "../../ui/status/failed.tsx";

/** Shown when a page's scripts can't be loaded: offline, or a newer release has replaced them. */
export function PageFailed() {
  const shell = useTexts("shell");
  const notices = useTexts("notices");
  return (
    <>
      <h1 className="visually-hidden">{shell("name")}</h1>
      <Failed
        what={notices("pageFailed")}
        why={notices("checkNetwork")}
        onRetry={() => window.location.reload()}
      />
    </>
  );
}
