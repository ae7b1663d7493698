import type { Plugin } from "vite";

const DEVELOPMENT = "/react-router/dist/development/";
const PRODUCTION = "/react-router/dist/production/";

/**
 * Builds with react-router's production files: its package has them beside those for development, and
 * exports these alone.
 */
export function routerProduction(): Plugin {
  return {
    name: "router-production",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (!source.startsWith("react-router")) return undefined;
      const found = await this.resolve(source, importer, options);
      return found && { ...found, id: found.id.replace(DEVELOPMENT, PRODUCTION) };
    },
  };
}
