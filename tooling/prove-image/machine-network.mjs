import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { run } from "./run.mjs";

const BRIDGE = "docker0";
const FORWARDING = "/proc/sys/net/ipv4/ip_forward";

/** Remembers the machine's packet filter and forwarding, which dockerd changes; returns what restores them. */
export async function keepNetwork() {
  const filter = await run("iptables-save", []);
  const forwarding = readFileSync(FORWARDING);
  const hadBridge = hasBridge();
  return async () => {
    if (!hadBridge && hasBridge()) await run("ip", ["link", "delete", BRIDGE]);
    writeFileSync(FORWARDING, forwarding);
    const { status } = spawnSync("iptables-restore", { input: `${filter}\n` });
    if (status !== 0) throw new Error("The packet filter was not restored: see iptables-save.");
  };
}

function hasBridge() {
  return existsSync(`/sys/class/net/${BRIDGE}`);
}
