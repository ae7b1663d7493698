/** Runs one step and prints a line with its seconds, and the sentences of what was `seen` in it. */
export async function step(name, work) {
  const start = performance.now();
  try {
    const found = await work();
    say(start, name);
    for (const sentence of found.seen) console.log(`             ${sentence}`);
    return found;
  } catch (error) {
    say(start, `${name}: FAILED`);
    throw error;
  }
}

/** The seconds since `start`, a moment of `performance.now()`. */
export function secondsSince(start) {
  return ((performance.now() - start) / 1000).toFixed(1);
}

function say(start, text) {
  console.log(`${secondsSince(start).padStart(8)} s   ${text}`);
}
