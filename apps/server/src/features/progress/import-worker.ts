import { setPriority } from "node:os";
import { z } from "zod";
import { schemaFault } from "../../texts/en/schema-faults.ts";
import { answerJobs } from "../../threads/answer-jobs.ts";
import { readImport } from "./read-import.ts";

const LOWER = 10;

// On Linux 0 is this thread alone: it has the CPU that readers leave.
if (process.platform === "linux") setPriority(0, LOWER);

z.config({ customError: schemaFault });

answerJobs(readImport);
