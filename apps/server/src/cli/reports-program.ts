import { MAX_ID } from "@daily-quran/domain/id";
import { Command, InvalidArgumentError } from "commander";
import type { Sql } from "../db/client.ts";
import { readReport, readReports, settleReport } from "../features/report/review-reports.ts";
import type { DatabaseSetting } from "./database-setting.ts";
import { lineOfReport, wholeReport } from "./describe-report.ts";

const EXAMPLES = `
Examples:
  $ pnpm reports list
  $ pnpm reports show 17
  $ pnpm reports close 17 --note "corrected in the next release"`;

interface ListOptions {
  readonly all?: boolean;
  readonly json?: boolean;
}

interface CloseOptions {
  readonly note?: string;
}

/** The command `reports` with its subcommands. */
export function reportsProgram(setting: DatabaseSetting): Command {
  const { output, now } = setting;
  const run = async (work: (sql: Sql) => Promise<string>): Promise<void> => {
    output.write(await setting.inDatabase(work));
  };
  const program = new Command("pnpm reports")
    .description("Mistakes that readers have reported: read them, and close what is settled.")
    .addHelpText("after", EXAMPLES);
  program
    .command("list")
    .description("list the open reports, oldest first (500 at most)")
    .option("--all", "closed ones too")
    .option("--json", "print JSON for a program to read")
    .action(({ all = false, json }: ListOptions) =>
      run(async (sql) => {
        const reports = await readReports(sql, all);
        if (json) return `${JSON.stringify(reports)}\n`;
        return reports.length === 0 ? "No reports.\n" : reports.map(lineOfReport).join("");
      }),
    );
  program
    .command("show")
    .description("show one report whole")
    .argument("<number>", "the report's number", reportNumber)
    .option("--json", "print JSON for a program to read")
    .action((id: number, { json }: ListOptions) =>
      run(async (sql) => {
        const report = await readReport(sql, id);
        return json ? `${JSON.stringify(report)}\n` : wholeReport(report);
      }),
    );
  program
    .command("close")
    .description("close a report: it is kept, and no longer listed")
    .argument("<number>", "the report's number", reportNumber)
    .option("--note <text>", "what came of it")
    .action((id: number, { note }: CloseOptions) =>
      run(async (sql) => {
        const instant = new Date(now()).toISOString();
        await settleReport(sql, { id, note, now: instant });
        return `Report ${id} is closed.\n`;
      }),
    );
  return program;
}

function reportNumber(text: string): number {
  if (/^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ID) return Number(text);
  throw new InvalidArgumentError("A report's number is a whole number from 1.");
}
