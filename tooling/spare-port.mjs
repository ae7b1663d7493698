import { once } from "node:events";
import { createServer } from "node:net";

/** A loopback port that was free a moment ago. */
export async function sparePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  await once(probe, "close");
  return port;
}
