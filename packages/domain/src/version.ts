import { version } from "../../../package.json";

/** The one version number of the product: that of the root package.json when it was built. */
export const VERSION: string = version;
