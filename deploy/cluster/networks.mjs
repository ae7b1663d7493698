import { execFileSync } from "node:child_process";

const BRIDGE = "quran0";
const HOSTS = [1, 2, 3];

/** The address of what is shared, then of each host of the database. */
export const ADDRESSES = ["10.77.7.1", "10.77.7.11", "10.77.7.12", "10.77.7.13"];

/** Gives each host of the database a network of its own, on a bridge that leads nowhere else; needs root. */
export function makeNetworks() {
  ip(`link add ${BRIDGE} type bridge`);
  ip(`addr add ${ADDRESSES[0]}/24 dev ${BRIDGE}`);
  ip(`link set ${BRIDGE} up`);
  for (const host of HOSTS) {
    ip(`netns add quran-${host}`);
    ip(`link add quran-v${host} type veth peer name eth0 netns quran-${host}`);
    ip(`link set quran-v${host} master ${BRIDGE} up`);
    ip(`-n quran-${host} addr add ${ADDRESSES[host]}/24 dev eth0`);
    ip(`-n quran-${host} link set eth0 up`);
    ip(`-n quran-${host} link set lo up`);
  }
}

/** Takes them away; what is not there is passed over. */
export function removeNetworks() {
  for (const command of [...HOSTS.map((host) => `netns del quran-${host}`), `link del ${BRIDGE}`])
    try {
      ip(command, "ignore");
    } catch {
      // It was not there.
    }
}

function ip(words, stderr = "inherit") {
  execFileSync("ip", words.split(" "), { stdio: ["ignore", "ignore", stderr] });
}
