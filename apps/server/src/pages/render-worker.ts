import { workerData } from "node:worker_threads";
import type { WebApp } from "@daily-quran/domain/page";
import { answerJobs } from "../threads/answer-jobs.ts";

const web: Promise<WebApp> = import(String(workerData));

answerJobs(async (job: Parameters<WebApp["renderPage"]>[0]) => (await web).renderPage(job));
