import ts from "typescript-6";

/** An exported type that is declared once and named wherever it is used. */
interface NamedType {
  readonly name: string;
  readonly comment: string;
}

export type NamedTypes = ReadonlyMap<ts.Type, NamedType>;

/** The exported object and union types of source files; two of one name must be one type. */
export function namedTypes(program: ts.Program, files: readonly string[]): NamedTypes {
  const checker = program.getTypeChecker();
  const found = new Map<ts.Type, NamedType>();
  const taken = new Map<string, ts.Type>();
  const exported = files.flatMap((file) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    return module ? checker.getExportsOfModule(module) : [];
  });
  for (const symbol of exported.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!(symbol.flags & (ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface))) continue;
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    if (!isNameable(type) || isGeneric(symbol)) continue;
    if (taken.has(symbol.name) && taken.get(symbol.name) !== type)
      throw new Error(`Two types are called ${symbol.name}.`);
    taken.set(symbol.name, type);
    if (!found.has(type))
      found.set(type, { name: symbol.name, comment: commentOf(checker, symbol) });
  }
  return found;
}

const isNameable = ({ flags }: ts.Type): boolean =>
  (flags & (ts.TypeFlags.Object | ts.TypeFlags.Union)) !== 0 &&
  (flags & ts.TypeFlags.Boolean) === 0;

const isGeneric = ({ declarations = [] }: ts.Symbol): boolean =>
  declarations.some(
    (one) =>
      (ts.isTypeAliasDeclaration(one) || ts.isInterfaceDeclaration(one)) &&
      one.typeParameters !== undefined,
  );

function commentOf(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker));
}
