/** The path of the Chromium that browser tests drive: `CHROMIUM_PATH`, or Debian's and its kin; undefined when there is none. */
export function findChromium(env?: NodeJS.ProcessEnv): string | undefined;
