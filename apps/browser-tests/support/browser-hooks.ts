import { afterAll, afterEach, beforeAll } from "vitest";
import { closePages, connectBrowser, disconnectBrowser } from "./browse.ts";

// A setup file, as a worker loads browse.ts once for all its files, and each needs the hooks.
beforeAll(connectBrowser);
afterEach(({ task }) => closePages(task.result?.state === "fail" ? task.name : undefined));
afterAll(disconnectBrowser);
