/** Code that a developer copies, for the site that is read: the same in every language. */
export const samples = (site: string) => ({
  reading: `curl ${site}/api/current-reading`,
  editions: `curl "${site}/api/current-reading?editions=en-saheeh,bn-muhiuddin&fields=translation"`,
  own: `pnpm editions add ./my-text.txt --id en-mine --kind translation --source https://example.org --name "My text" --author "Its author" --licence "CC BY 4.0"
pnpm editions use en-mine
pnpm editions list
pnpm editions remove en-mine`,
  fetch: `const response = await fetch("${site}/api/current-reading");
const { day, readingTitle, surahs } = await response.json();`,
  token: `curl -H "Authorization: Bearer $TOKEN" ${site}/api/groups`,
  trpc: `import type { AppRouter } from "@daily-quran/api";
import { createTRPCClient, httpLink } from "@trpc/client";
import superjson from "superjson";

const api = createTRPCClient<AppRouter>({
  links: [
    httpLink({
      url: "${site}/trpc",
      transformer: superjson,
      headers: { authorization: \`Bearer \${TOKEN}\` },
    }),
  ],
});
const groups = await api.group.list.query({});`,
});
