import { createWriteStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { expect, it, onTestFinished } from "vitest";
import { makeScratchFolder, removeFolder } from "../../../test/scratch-folder.ts";
import { saveFile } from "./save-file.ts";

it.runIf(process.platform === "linux")(
  "says that the disk is full, and leaves nothing",
  async () => {
    const folder = await makeScratchFolder();
    onTestFinished(() => removeFolder(folder));
    const path = join(folder, "full.backup");
    const saved = saveFile(path, { replace: false }, () =>
      pipeline(["rows"], createWriteStream("/dev/full")),
    );
    await expect(saved).rejects.toThrow(
      `${path} cannot be written: ENOSPC: no space left on device, write. Nothing was left there.`,
    );
    expect(await readdir(folder)).toEqual([]);
  },
);
