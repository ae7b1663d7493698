/**
 * Writes the package that others install into `dist`: one file of declarations, with every type that the
 * procedures take and give, and nothing of the server.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript-6";
import { namedTypes } from "./named-types.ts";
import { typePrinter, type TypePrinter } from "./print-types.ts";

const folder = dirname(import.meta.dirname);
const root = join(folder, "../..");
const dist = join(folder, "dist");
const domain = dirname(fileURLToPath(import.meta.resolve("@daily-quran/domain/errors")));

function printPackage(): string {
  const entry = join(folder, "src/procedures.ts");
  const files = ts.sys
    .readDirectory(domain, [".ts"])
    .filter((file) => !file.endsWith(".test.ts") && !file.includes("/texts/"));
  const settings = ts.readConfigFile(join(folder, "tsconfig.json"), (path) =>
    ts.sys.readFile(path),
  );
  const { options } = ts.parseJsonConfigFileContent(settings.config, ts.sys, folder);
  const program = ts.createProgram([entry, ...files], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  const exported = module && checker.getExportsOfModule(module)[0];
  if (exported?.name !== "AppRouter") throw new Error(`${entry} exports no AppRouter.`);
  const router = checker.getDeclaredTypeOfSymbol(checker.getAliasedSymbol(exported));
  const printer = typePrinter(checker, namedTypes(program, files));
  const printed = printRouter(checker, router, printer);
  return `import type { TRPCBuiltRouter, TRPCMutationProcedure, TRPCQueryProcedure } from "@trpc/server";

/** Every procedure of the server, for \`createTRPCClient<AppRouter>\`. */
${printed}

${printer.declarations()}
`;
}

const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  readonly version: string;
};

const manifest = {
  name: "@daily-quran/api",
  version,
  description: "The types of a Daily Quran Reading server's procedures, for tRPC clients",
  license: "MIT",
  type: "module",
  exports: { ".": { types: "./index.d.ts" } },
  types: "./index.d.ts",
  files: ["index.d.ts"],
  peerDependencies: { "@trpc/client": "^11.19.0", "@trpc/server": "^11.19.0", superjson: "^2.2.0" },
};

const KINDS: Readonly<Record<string, string>> = {
  '"query"': "TRPCQueryProcedure",
  '"mutation"': "TRPCMutationProcedure",
};

const declarations = printPackage();
rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);
writeFileSync(join(dist, "index.d.ts"), declarations);
writeFileSync(join(dist, "package.json"), `${JSON.stringify(manifest, undefined, 2)}\n`);
for (const file of [join(folder, "README.md"), join(root, "LICENSE")])
  cpSync(file, join(dist, file.slice(dirname(file).length + 1)));

/** Prints the type of a router of routers, without what only the server knows (its context). */
function printRouter(checker: ts.TypeChecker, router: ts.Type, { print }: TypePrinter): string {
  const member = (type: ts.Type, ...path: readonly string[]): ts.Type =>
    path.reduce((of, name) => {
      const property = of.getProperty(name);
      if (!property) throw new Error(`There is no ${name} in a router or procedure.`);
      return checker.getTypeOfSymbol(property);
    }, type);

  function printProcedure(procedure: ts.Type): string {
    const definition = member(procedure, "_def");
    const kind = KINDS[checker.typeToString(member(definition, "type"))];
    if (!kind) throw new Error("A procedure is neither a query nor a mutation.");
    const [input, output] = ["input", "output"].map((name) =>
      print(member(definition, "$types", name)),
    );
    return `${kind}<{ meta: object; input: ${input}; output: ${output} }>`;
  }

  const printRecord = (record: ts.Type): string =>
    record
      .getProperties()
      .map(({ name }) => {
        const type = member(record, name);
        const isProcedure = type.getProperty("_def") !== undefined;
        return `${name}: ${isProcedure ? printProcedure(type) : `{\n${printRecord(type)}\n}`};`;
      })
      .join("\n");

  const errorShape = print(member(router, "_def", "_config", "$types", "errorShape"));
  return `export type AppRouter = TRPCBuiltRouter<
  { ctx: object; meta: object; errorShape: ${errorShape}; transformer: true },
  {\n${printRecord(member(router, "_def", "record"))}\n}
>;`;
}
