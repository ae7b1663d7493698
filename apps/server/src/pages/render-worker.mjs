// Plain JavaScript: a worker thread is loaded by its file, from the source and from the build alike.
import { parentPort, workerData } from "node:worker_threads";

const web = await import(workerData);

parentPort.on("message", (asked) => void render(asked));

async function render({ id, job }) {
  try {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort.postMessage({ id, result: await web.renderPage(job) });
  } catch (error) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    parentPort.postMessage({ id, fault: error instanceof Error ? error.stack : String(error) });
  }
}
