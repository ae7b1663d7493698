import { startFailure } from "../start-failure.ts";
import { damage } from "./backup-damage.ts";
import { BackupFooter, BackupHeader } from "./backup-format.ts";

/** Reads the first line of a backup; one of a newer form is refused by name. */
export function parseHeader(line: string): BackupHeader {
  const value = parseJson(line);
  const { format, formatVersion } = value as Partial<BackupHeader>;
  if (format !== "daily-quran-backup") throw damage("it is another kind of file");
  if (typeof formatVersion === "number" && formatVersion > 1)
    throw startFailure(
      "The backup was made by a newer version of the app. Restore it with that version or a later one.",
    );
  const header = BackupHeader.safeParse(value);
  if (!header.success) throw damage("its first line is not understood", header.error);
  return header.data;
}

/** Reads the line after the rows. */
export function parseFooter(line: string): BackupFooter {
  const footer = BackupFooter.safeParse(parseJson(line));
  if (!footer.success) throw damage("its last lines are not understood", footer.error);
  return footer.data;
}

function parseJson(line: string): object {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === "object" && value !== null) return value;
  } catch {
    // Reported below.
  }
  throw damage("it is another kind of file");
}
