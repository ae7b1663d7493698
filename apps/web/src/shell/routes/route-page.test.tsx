import { screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, test } from "vitest";
import { loggedFailures } from "../../lib/failure-log.ts";
import { render } from "../../test/render.tsx";
import { createRoutePage } from "./route-page.tsx";

test("a page whose scripts do not load shows an error, and can be retried", async () => {
  const Page = createRoutePage({
    path: "/gone",
    page: "gone",
  });
  render(
    <Suspense>
      <Page />
    </Suspense>,
  );
  expect((await screen.findByRole("alert")).textContent).toBe(
    "This page could not be loaded.Please check your network connection. If it works, this site has just been renewed: try again.Try Again",
  );
  expect(loggedFailures().at(-1)).toMatchObject({
    what: "page",
    message: "No page gone",
  });
});
