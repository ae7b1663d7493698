import { neededOf, type RestRoute } from "../../src/api/route/rest-route.ts";
import { restRoutes } from "../../src/api/rest-routes.ts";
import { PERMISSION_TABLE, WHO } from "./permission-table.ts";

/** The tables of docs/security.md: who may do what in a group, and who may call the other routes. */
export function permissionDocument(): string {
  const walked = new Set<string>(PERMISSION_TABLE.map(({ route }) => route));
  const others = restRoutes.filter((route) => !walked.has(nameOf(route)));
  return [
    ...table(["request", ...WHO, "scope of a token"], ofGroups()),
    "",
    ...table(
      ["request", "who may call", "scope of a token"],
      others.map((route) => [
        code(nameOf(route)),
        neededOf(route) === undefined ? "everyone" : "a signed-in user, for what is their own",
        scopeOf(route),
      ]),
    ),
    "",
  ].join("\n");
}

function ofGroups(): string[][] {
  const routes = new Map<string, RestRoute>(restRoutes.map((route) => [nameOf(route), route]));
  return PERMISSION_TABLE.map((row) => {
    const route = routes.get(row.route);
    if (!route) throw new Error(`${row.route} is no route.`);
    const name = row.title === undefined ? code(row.route) : `${code(row.route)} ${row.title}`;
    const statuses = WHO.map((_, at) =>
      [...new Set([row.public[at], row.private[at]])].join(" / "),
    );
    return [name, ...statuses, scopeOf(route)];
  });
}

function scopeOf(route: RestRoute): string {
  const needed = neededOf(route);
  if (needed === undefined) return "-";
  return needed === "session" ? "none: 403" : `${needed}, else 403`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`);
}

const nameOf = ({ method, path }: RestRoute): string => `${method} ${path}`;
const code = (text: string): string => `\`${text}\``;
