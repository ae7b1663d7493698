import { rmSync } from "node:fs";
import { join } from "node:path";
import { run } from "./run.mjs";

const LEFT_OUT = ["usr/share/doc", "usr/share/locale", "usr/share/man", "var/lib/apt/lists"];

/** The root of a smallest Debian bookworm, in a new folder. */
export async function debian(system) {
  await run("debootstrap", ["--variant=minbase", "bookworm", system]);
  return system;
}

/** Installs a package of Debian in such a root. */
export async function install(system, name) {
  const words = ["install", "--yes", "--no-install-recommends", name];
  await run("chroot", [system, "apt-get", ...words], {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}

/** Adds a user with a group of the same name. */
export async function addUser(system, name, id) {
  const words = ["--uid", id, "--user-group", "--create-home", "--shell", "/bin/bash", name];
  await run("chroot", [system, "useradd", ...words]);
}

/** Removes what the slim images leave out as well. */
export async function slim(system) {
  await run("chroot", [system, "apt-get", "clean"]);
  for (const folder of LEFT_OUT) rmSync(join(system, folder), { recursive: true, force: true });
}
