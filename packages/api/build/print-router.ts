import type ts from "typescript-6";
import type { TypePrinter } from "./print-types.ts";

const KINDS: Readonly<Record<string, string>> = {
  '"query"': "TRPCQueryProcedure",
  '"mutation"': "TRPCMutationProcedure",
};

/** Prints the type of a router of routers, without what only the server knows (its context). */
export function printRouter(
  checker: ts.TypeChecker,
  router: ts.Type,
  { print }: TypePrinter,
): string {
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
