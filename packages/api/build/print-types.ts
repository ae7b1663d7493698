import ts from "typescript-6";
import type { NamedTypes } from "./named-types.ts";

/** Prints types in full, and the named ones by their names. */
export interface TypePrinter {
  readonly print: (type: ts.Type) => string;
  /** The declarations of every name that was printed. */
  readonly declarations: () => string;
}

const PLAIN =
  ts.TypeFlags.Any |
  ts.TypeFlags.Unknown |
  ts.TypeFlags.Never |
  ts.TypeFlags.VoidLike |
  ts.TypeFlags.Null |
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BooleanLike;

export function typePrinter(checker: ts.TypeChecker, named: NamedTypes): TypePrinter {
  const declared = new Map<string, string>();

  function print(type: ts.Type): string {
    const known = named.get(type);
    if (!known) return printInFull(type);
    const { name, comment } = known;
    if (!declared.has(name)) {
      // Before its content, which may name it again.
      declared.set(name, "");
      const text = comment === "" ? "" : `/** ${comment.replaceAll(/\s+/g, " ")} */\n`;
      declared.set(name, `${text}export type ${name} = ${printInFull(type)};`);
    }
    return name;
  }

  function printInFull(type: ts.Type): string {
    if (type.flags & PLAIN) return checker.typeToString(type);
    if (type.isUnion()) return printUnion(type);
    if (type.isIntersection()) return type.types.map((one) => `(${print(one)})`).join(" & ");
    if (checker.isTupleType(type)) return `[${argumentsOf(type).map(print).join(", ")}]`;
    if (checker.isArrayType(type)) return `Array<${argumentsOf(type).map(print).join()}>`;
    if (type.getCallSignatures().length > 0) throw new Error("A function can't be sent.");
    return printObject(type);
  }

  const argumentsOf = (type: ts.Type) => checker.getTypeArguments(type as ts.TypeReference);

  function printUnion({ types }: ts.UnionType): string {
    const printed = types.map(print);
    const hasBoth = printed.includes("true") && printed.includes("false");
    const members = printed.filter((one) => !hasBoth || (one !== "true" && one !== "false"));
    return [...members, ...(hasBoth ? ["boolean"] : [])].join(" | ");
  }

  function printObject(type: ts.Type): string {
    const fields = type.getProperties().map((property) => {
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      const name = /^[A-Za-z_$][\w$]*$/.test(property.name)
        ? property.name
        : JSON.stringify(property.name);
      return `${name}${isOptional ? "?" : ""}: ${print(checker.getTypeOfSymbol(property))};`;
    });
    const indexes = checker
      .getIndexInfosOfType(type)
      .map((info) => `[key: ${print(info.keyType)}]: ${print(info.type)};`);
    return `{ ${[...fields, ...indexes].join(" ")} }`;
  }

  const declarations = () =>
    [...declared]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, text]) => text)
      .join("\n\n");

  return { print, declarations };
}
