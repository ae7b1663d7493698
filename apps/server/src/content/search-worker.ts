import { workerData } from "node:worker_threads";
import { gunzipSync } from "node:zlib";
import { SearchTexts } from "@daily-quran/domain/search/search";
import { createSearch } from "@daily-quran/search/search";
import { answerJobs } from "../threads/answer-jobs.ts";
import type { SearchJob } from "./search-thread.ts";

const texts = SearchTexts.parse(JSON.parse(gunzipSync(workerData as Uint8Array).toString()));
const search = createSearch(texts);

answerJobs((job: SearchJob) => search.find(...job));
