import { ERRORS } from "@daily-quran/domain/errors";
import ts from "typescript-6";

/** The error codes that code can throw: followed through the functions of the server that it names. */
export interface ThrownErrors {
  readonly of: (node: ts.Node) => ReadonlySet<string>;
}

/**
 * Follows each name to the function or value that it stands for. What is called through an interface (the
 * content, the limits of a day) is not followed.
 */
export function thrownErrors(checker: ts.TypeChecker, folder: string): ThrownErrors {
  function declarationsOf(name: ts.Identifier): readonly ts.Declaration[] {
    const symbol = checker.getSymbolAtLocation(name);
    const real =
      symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return (real?.declarations ?? []).filter(
      (one) =>
        (ts.isFunctionDeclaration(one) || ts.isVariableDeclaration(one)) &&
        one.getSourceFile().fileName.startsWith(folder),
    );
  }

  function codesIn(node: ts.Node, visited: Set<ts.Node>, codes: Set<string>): void {
    if (ts.isTypeNode(node)) return;
    // Also where it is handed to a function that throws it.
    if (ts.isStringLiteral(node) && node.text in ERRORS && !isCompared(node)) codes.add(node.text);
    if (ts.isIdentifier(node))
      for (const declaration of declarationsOf(node)) {
        if (visited.has(declaration)) continue;
        visited.add(declaration);
        codesIn(declaration, visited, codes);
      }
    ts.forEachChild(node, (child) => codesIn(child, visited, codes));
  }

  return {
    of: (node) => {
      const codes = new Set<string>();
      codesIn(node, new Set([node]), codes);
      return codes;
    },
  };
}

const isCompared = ({ parent }: ts.Node): boolean =>
  ts.isCaseClause(parent) ||
  (ts.isBinaryExpression(parent) &&
    [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken].includes(
      parent.operatorToken.kind,
    ));
