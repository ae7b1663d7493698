import { closeSync, fstatSync, openSync, readSync } from "node:fs";

/** Reads files one after another into the same memory: a view of it, until the next read. */
export function fileReader(): (path: string) => Buffer {
  let memory = Buffer.alloc(0);
  return (path) => {
    const file = openSync(path, "r");
    try {
      const { size } = fstatSync(file);
      if (memory.length < size) memory = Buffer.allocUnsafeSlow(size);
      let read = 0;
      while (read < size) {
        const more = readSync(file, memory, read, size - read, null);
        if (more === 0) break;
        read += more;
      }
      return memory.subarray(0, read);
    } finally {
      closeSync(file);
    }
  };
}

const BLOCK_BYTES = 1024 * 1024;

/** Copies bytes into a few large blocks: hundreds of small ones leave holes that are never given back. */
export function byteCache(): (bytes: Buffer) => Buffer {
  let block = Buffer.alloc(0);
  let used = 0;
  return (bytes) => {
    if (used + bytes.length > block.length) {
      block = Buffer.allocUnsafeSlow(Math.max(BLOCK_BYTES, bytes.length));
      used = 0;
    }
    const kept = block.subarray(used, used + bytes.length);
    bytes.copy(kept);
    used += bytes.length;
    return kept;
  };
}
