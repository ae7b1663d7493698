import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { Providers } from "../../start/providers.tsx";
import { createQueryClient } from "../../reader/server/query-client.ts";
import { english } from "../../test/render.tsx";
import { site } from "../../test/site.ts";
import { createToastStore } from "../../ui/toasts/toast-store.ts";
import { SchedulePage } from "./schedule.page.tsx";

test("while no day is known, the first render requests one", () => {
  const html = renderToString(
    <Providers
      texts={english}
      site={site}
      queryClient={createQueryClient(() => {})}
      toasts={createToastStore()}
      env="test"
    >
      <MemoryRouter>
        <SchedulePage />
      </MemoryRouter>
    </Providers>,
  );
  expect(html).toContain("Select a day to view verses");
});
