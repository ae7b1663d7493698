// Holds each manifest of deploy/kubernetes to the schema of its kind, with packages installed outside the repository.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const PACKAGES = [
  "kubernetes-models@5.1.0",
  "@kubernetes-models/cloudnative-pg@2.0.0",
  "yaml@2.8.2",
];
const OPERATORS = { "postgresql.cnpg.io": "@kubernetes-models/cloudnative-pg" };
const manifests = fileURLToPath(new URL("../deploy/kubernetes/", import.meta.url));

const folder = mkdtempSync(join(tmpdir(), "manifests-"));
try {
  execFileSync("npm", ["install", "--silent", "--prefix", folder, ...PACKAGES], {
    stdio: "inherit",
  });
  // A module of that folder finds what is installed there.
  writeFileSync(join(folder, "load.mjs"), "export const load = (name) => import(name);");
  const { load } = await import(join(folder, "load.mjs"));
  const { parseAllDocuments } = await load("yaml");
  for (const file of readdirSync(manifests).filter((name) => name !== "kustomization.yaml"))
    for (const document of parseAllDocuments(readFileSync(join(manifests, file), "utf8"))) {
      const manifest = document.toJS();
      const { apiVersion, kind } = manifest;
      const models = OPERATORS[apiVersion.split("/")[0]] ?? "kubernetes-models";
      const { [kind]: Model } = await load(`${models}/${apiVersion}/${kind}`);
      new Model(manifest).validate();
      console.log(`${file}: ${kind} ${manifest.metadata.name}`);
    }
} finally {
  rmSync(folder, { recursive: true });
}
