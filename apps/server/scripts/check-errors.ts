/** Fails when a procedure can give an error that its route of the REST API does not name. */
import { join } from "node:path";
import ts from "typescript-6";
import { errorsOf } from "../src/api/route/rest-route.ts";
import { restRoutes } from "../src/api/rest-routes.ts";
import { thrownErrors } from "./thrown-errors.ts";

const folder = join(import.meta.dirname, "..");
const source = join(folder, "src/");
const routers = ts.sys.readDirectory(source, [".ts"]).filter((file) => file.endsWith(".router.ts"));
const settings = ts.readConfigFile(join(folder, "tsconfig.json"), (path) => ts.sys.readFile(path));
const { options } = ts.parseJsonConfigFileContent(settings.config, ts.sys, folder);
const program = ts.createProgram([...routers, join(source, "trpc/router.ts")], options);
const checker = program.getTypeChecker();
const thrown = thrownErrors(checker, join(source, "features/"));

/** What a procedure's code names and never gives. */
const UNREACHABLE: Readonly<Record<string, readonly string[]>> = {
  // The constraints of an account are named in one place; its name does not change here.
  "auth.changeEmail": ["USERNAME_TAKEN", "USERNAME_LOOKS_TAKEN"],
  // Nobody else knows the new group yet.
  "group.create": ["GROUP_NOT_FOUND"],
  // Marks alone are gone for good.
  "progress.setPosition": ["MARK_REMOVED"],
  "bookmark.set": ["MARK_REMOVED"],
  "plan.set": ["MARK_REMOVED"],
};

/** The expression of each procedure, by its name (`group.create`). */
const procedures = new Map<string, ts.Expression>();
const objectOf = (name: string, file: string): ts.ObjectLiteralExpression => {
  const found = program
    .getSourceFile(file)
    ?.statements.filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((one) => one.name.getText() === name)?.initializer;
  const [object] = found && ts.isCallExpression(found) ? found.arguments : [];
  if (!object || !ts.isObjectLiteralExpression(object)) throw new Error(`${name} is no router.`);
  return object;
};
const fileOf = new Map(routers.map((file) => [program.getSourceFile(file), file]));
for (const entry of objectOf("appRouter", join(source, "trpc/router.ts")).properties) {
  if (!ts.isPropertyAssignment(entry)) continue;
  const symbol = checker.getSymbolAtLocation(entry.initializer);
  const declared = symbol && checker.getAliasedSymbol(symbol).valueDeclaration;
  const file = fileOf.get(declared?.getSourceFile());
  if (file === undefined) throw new Error(`${entry.name.getText()} has no file.`);
  for (const one of objectOf(entry.initializer.getText(), file).properties)
    if (ts.isPropertyAssignment(one))
      procedures.set(`${entry.name.getText()}.${one.name.getText()}`, one.initializer);
}

let checked = 0;
for (const route of restRoutes) {
  if (route.kind !== "procedure") continue;
  const { procedure: name } = route;
  const procedure = procedures.get(name);
  if (!procedure) throw new Error(`There is no procedure ${name}.`);
  const named = new Set<string>(errorsOf(route));
  const unreachable = UNREACHABLE[name] ?? [];
  const missing = [...thrown.of(procedure)].filter(
    (code) => !named.has(code) && !unreachable.includes(code),
  );
  checked += 1;
  if (missing.length === 0) continue;
  process.exitCode = 1;
  console.error(`${route.method} ${route.path} (${name}) does not name ${missing.join(", ")}.`);
}
console.log(`${checked} routes checked.`);
