import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { setDefaultResultOrder } from "node:dns";
import { setDefaultAutoSelectFamily } from "node:net";
import { interrupted } from "./run.mjs";

const READY_TIMEOUT_MS = 240_000;

/** Waits until the server says that it is ready, or until `signal`; returns what it says. */
export async function ready(address, signal = interrupted) {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    const response = await request(`${address}/api/ready`, { signal }).catch(() => undefined);
    if (response?.status === 200) return JSON.parse(response.text);
    signal.throwIfAborted();
    if (Date.now() > deadline) throw new Error(`${address} is not ready.`);
    await pause(250);
  }
}

/** Does what a reader does: signs up, reads, makes a group and a cycle, answers a quiz. */
export async function readAndQuiz(address) {
  const home = await request(`${address}/`);
  if (home.status !== 200 || !home.text.includes("<h1")) throw new Error("There is no home page.");
  const { readingTitle } = await call(address, "GET /api/current-reading");
  const username = `reader-${randomUUID().slice(0, 8)}`;
  const password = "three unrelated words";
  const cookie = await register(address, { username, email: `${username}@example.org`, password });
  const { token } = await call(address, "POST /api/user/tokens", {
    body: { name: "A proof", scopes: ["write", "groups"], expiresInDays: 1 },
    headers: { cookie, origin: address },
  });
  const headers = { authorization: `Bearer ${token}` };
  const send = (what, body) => call(address, what, { body, headers });
  const group = await send("POST /api/groups", { name: "Fajr circle" });
  const startDate = new Date().toISOString().slice(0, 10);
  const cycle = await send(`POST /api/groups/${group.id}/cycles`, { name: "Spring", startDate });
  const points = await answerQuiz(send, cycle.id);
  const reader = { username, token, cycleId: cycle.id, points, readingTitle };
  await checkStanding(address, reader);
  return reader;
}

/** What a reader did, in one sentence. */
export function sayDone({ username, readingTitle, points }) {
  return `${username} signed up, read ${readingTitle} and answered a quiz; points: ${points}.`;
}

/** Throws unless the reader still has exactly the points of before. */
export async function checkStanding(address, { username, token, cycleId, points }) {
  const standings = await call(address, `GET /api/cycles/${cycleId}/leaderboard`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const found = standings.map((one) => `${one.user.username} ${one.points}`).join();
  if (found !== `${username} ${points}`)
    throw new Error(`The leaderboard says ${found} instead of ${username} ${points}.`);
}

async function answerQuiz(send, cycleId) {
  const quiz = `/api/cycles/${cycleId}/quiz/1`;
  const right = { reading: 0, translation: 0, tafseer: 0 };
  let totalPoints = 0;
  const { questions } = await send(`GET ${quiz}`);
  for (const { id, type } of questions) {
    const answer = await send(`POST ${quiz}/answers`, { questionId: id, choice: 0 });
    if (answer.isCorrect) right[type] += 1;
    totalPoints += answer.points;
  }
  await send(`POST /api/cycles/${cycleId}/submit-quiz`, {
    day: 1,
    totalPoints,
    readingQuizzes: right.reading,
    translationQuizzes: right.translation,
    tafseerQuizzes: right.tafseer,
  });
  return totalPoints;
}

async function register(address, body) {
  const { status, headers, text } = await request(`${address}/api/register`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: address },
    body: JSON.stringify(body),
  });
  if (status !== 201) throw new Error(`Signing up: ${status} ${text}`);
  return headers
    .getSetCookie()
    .map((one) => one.split(";", 1)[0])
    .join("; ");
}

async function call(address, what, { body, headers } = {}) {
  const [method, path] = what.split(" ");
  const { status, text } = await request(`${address}${path}`, {
    method,
    headers: { ...headers, ...(body && { "content-type": "application/json" }) },
    body: body && JSON.stringify(body),
  });
  if (status >= 300) throw new Error(`${what}: ${status} ${text}`);
  return text === "" ? undefined : JSON.parse(text);
}

const LIMIT_MS = 20_000;

// Docker publishes on 127.0.0.1 alone. Trying both addresses of localhost at once hung on a busy machine.
setDefaultResultOrder("ipv4first");
setDefaultAutoSelectFamily(false);

/** A request to its end: its status, headers and text. Throws when none comes in time, or after `signal`. */
async function request(address, { signal = interrupted, ...options } = {}) {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new Error(`${address} does not answer.`)), LIMIT_MS);
  try {
    const either = AbortSignal.any([signal, limit.signal]);
    const response = await fetch(address, { ...options, signal: either });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } finally {
    clearTimeout(timer);
  }
}
