import type { Plugin } from "vite";

const DEVELOPMENT = "/react-router/dist/development/";
const PRODUCTION = "/react-router/dist/production/";

/** It reads what only server components set, and keeps a boundary that nothing here renders. */
const CONTEXT_TYPE = /^RenderErrorBoundary\.contextType = \w+;$/gm;
/** `Form.displayName = "Form";` keeps what nobody imports. */
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;
/** `Form = React.forwardRef(…)` has no side effect, but is not marked so. */
const UNMARKED_CALL = /(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g;

/**
 * Builds with react-router's production files, which its package has but does not export, and lets the
 * bundler drop what is not imported from them.
 */
export function smallRouter(): Plugin {
  return {
    name: "small-router",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (!source.startsWith("react-router")) return undefined;
      const found = await this.resolve(source, importer, options);
      return found && { ...found, id: found.id.replace(DEVELOPMENT, PRODUCTION) };
    },
    transform(code, id) {
      if (!id.includes(PRODUCTION)) return undefined;
      const parts = code.replace(DISPLAY_NAME, "").replace(CONTEXT_TYPE, "");
      return parts.replace(UNMARKED_CALL, "/* @__PURE__ */ ");
    },
  };
}
