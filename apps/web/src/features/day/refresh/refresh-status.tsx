import { lazyPart } from "../../../lib/lazy-part.ts";
import { Later } from "../../../reader/later.tsx";
import { PlainRefreshStatus } from "./plain-refresh-status.tsx";

const LiveRefreshStatus = lazyPart(
  "refresh",
  async () => (await import("./live-refresh-status.tsx")).LiveRefreshStatus,
  { waiting: PlainRefreshStatus, failed: PlainRefreshStatus },
);

/** When a new reading comes, by the reader's own clock a while after the page. */
export const RefreshStatus = () => (
  <Later fallback={<PlainRefreshStatus />}>
    <LiveRefreshStatus />
  </Later>
);
