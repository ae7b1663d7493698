import { afterAll, afterEach, beforeAll } from "vitest";
import { closeOpenPages, closePages, startBrowser } from "./browse.ts";

// A setup file, as a worker loads browse.ts once for all its files, and each needs the hooks.
beforeAll(startBrowser);
afterEach(({ task }) => closePages(task.result?.state === "fail" ? task.name : undefined));
afterAll(closeOpenPages);
