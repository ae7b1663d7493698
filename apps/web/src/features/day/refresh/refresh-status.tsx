import { Suspense } from "react";
import { lazyPart } from "../../../lib/lazy-part.ts";
import { useIdle } from "../../../lib/use-idle.ts";
import { PlainRefreshStatus } from "./plain-refresh-status.tsx";

const LiveRefreshStatus = lazyPart(
  "refresh status",
  async () => (await import("./live-refresh-status.tsx")).LiveRefreshStatus,
  PlainRefreshStatus,
);

/** When a new reading comes, by the reader's own clock once the page is idle. */
export function RefreshStatus() {
  const plain = <PlainRefreshStatus />;
  return useIdle() ? (
    <Suspense fallback={plain}>
      <LiveRefreshStatus />
    </Suspense>
  ) : (
    plain
  );
}
