import { z } from "zod";
import { schemaFault } from "../../texts/en/schema-faults.ts";
import { answerJobs } from "../../threads/answer-jobs.ts";
import { readImport } from "./read-import.ts";

z.config({ customError: schemaFault });

answerJobs(readImport);
