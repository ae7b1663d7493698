import type { Cycle } from "@daily-quran/domain/group/cycle";
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { TrpcProvider } from "../../reader/server/trpc.tsx";
import { circle, cycle } from "../../test/people.ts";
import { render } from "../../test/render.tsx";
import { stubServer } from "../../test/server.ts";
import { OpenQuizzes } from "./open-quizzes.tsx";

const show = (done: number | undefined, ...activeCycles: Cycle[]) => {
  vi.setSystemTime("2026-03-17T12:00:00Z");
  const { userRole: _, ...others } = circle;
  const results = done === undefined ? [] : [{ day: 17, totalPoints: done }];
  stubServer({
    "quiz.progress": { data: { day: 17, results, membersDone: results.length, namesDone: [] } },
  });
  render(
    <TrpcProvider>
      <OpenQuizzes>
        <p>Something else</p>
      </OpenQuizzes>
    </TrpcProvider>,
    {
      answers: [
        {
          path: "/api/groups",
          body: [
            { ...circle, activeCycles, activeCycleCount: activeCycles.length },
            { ...others, id: 8, name: "Another", activeCycles, activeCycleCount: 1 },
          ],
        },
      ],
    },
  );
};

test("the quiz of each own group's day is offered", async () => {
  show(undefined, cycle);
  const link = await screen.findByRole("link", { name: "Fajr circle · day 17 Take Today's Quiz" });
  expect(link.getAttribute("href")).toBe("/groups/7/cycles/3/quiz/17");
  expect(screen.getAllByRole("link")).toHaveLength(1);
  expect(screen.queryByText("Something else")).toBeNull();
});

test("one that is done says what it earned", async () => {
  show(5, cycle);
  expect(await screen.findByRole("link", { name: "Fajr circle · day 17 Done · 5/6" })).toBeTruthy();
});

test("cycles without quizzes and those that have not begun have none, and something else is there", () => {
  show(
    undefined,
    { ...cycle, settings: { ...cycle.settings, quizEnabled: false } },
    { ...cycle, id: 4, startDate: "2026-03-18" },
  );
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.getByText("Something else")).toBeTruthy();
});
