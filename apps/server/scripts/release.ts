/** Cuts a release: the changelog's section, the version in package.json, and the contract as a file. */
import { restRoutes } from "../src/api/rest-routes.ts";
import { openApiDocument } from "../src/api/openapi/openapi.ts";
import { findFolders } from "../src/product-folders.ts";
import type { Contract } from "../test/openapi/contract-changes.ts";
import { ownContent } from "../test/own-content.ts";
import { cutRelease } from "./cut-release.ts";

const version = cutRelease({
  root: findFolders().root,
  document: openApiDocument({
    routes: restRoutes,
    publicUrl: "http://localhost:3000",
    content: ownContent,
  }) as Contract,
  day: new Date().toISOString().slice(0, 10),
});
console.log(
  `${version} is ready. Look at it, then: git commit -am "Release ${version}" && git tag -a v${version}`,
);
