/** One call with each of three generated clients. */
import { client } from "./hey-api/client.gen";
import { getCurrentReading } from "./hey-api/sdk.gen";
import { getVerses } from "./orval";
import { createApiClient } from "./zodios";

const server = process.env["SERVER"] ?? "http://localhost:3000";

client.setConfig({ baseUrl: server });
const { data } = await getCurrentReading();
console.log(`hey-api: day ${data?.day}`);

// It was generated for this server.
const answer = await getVerses("2:255");
if (answer.status === 200 && "verseNumber" in answer.data)
  console.log(`orval: verse ${answer.data.verseNumber}`);

const reading = await createApiClient(server).getCurrentReading();
console.log(`openapi-zod-client: day ${reading.day}`);
