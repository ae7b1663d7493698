/** From a new account to the leaderboard: group, cycle, quiz. */
import createClient from "openapi-fetch";
import type { paths } from "./api.js";
import { tokenOfNewAccount } from "./new-account.js";
import { valueOf } from "./value-of.js";

const baseUrl = process.env["SERVER"] ?? "http://localhost:3000";

const reader = createClient<paths>({ baseUrl });
const reading = valueOf(await reader.GET("/api/current-reading"));
console.log(`Today is day ${reading.day}: ${reading.readingTitle}`);

const token = process.env["TOKEN"] ?? (await tokenOfNewAccount(baseUrl));
const api = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${token}` } });

const group = valueOf(await api.POST("/api/groups", { body: { name: "Fajr circle" } }));
const today = new Date().toISOString().slice(0, 10);
const cycle = valueOf(
  await api.POST("/api/groups/{id}/cycles", {
    params: { path: { id: group.id } },
    body: { name: "Spring", startDate: today },
  }),
);

const ofQuiz = { path: { cycleId: cycle.id, day: 1 } };
const quiz = valueOf(await api.GET("/api/cycles/{cycleId}/quiz/{day}", { params: ofQuiz }));
const right = { reading: 0, translation: 0, tafseer: 0 };
let totalPoints = 0;
for (const { id, type, question } of quiz.questions) {
  const answer = valueOf(
    await api.POST("/api/cycles/{cycleId}/quiz/{day}/answers", {
      params: ofQuiz,
      body: { questionId: id, choice: 0 },
    }),
  );
  if (answer.isCorrect) right[type] += 1;
  totalPoints += answer.points;
  console.log(`${question} ${answer.points} points`);
}
valueOf(
  await api.POST("/api/cycles/{cycleId}/submit-quiz", {
    params: { path: { cycleId: cycle.id } },
    body: {
      day: 1,
      totalPoints,
      readingQuizzes: right.reading,
      translationQuizzes: right.translation,
      tafseerQuizzes: right.tafseer,
    },
  }),
);

const leaderboard = valueOf(
  await api.GET("/api/cycles/{id}/leaderboard", { params: { path: { id: cycle.id } } }),
);
for (const { rank, user, points } of leaderboard) console.log(rank, user.username, points);
