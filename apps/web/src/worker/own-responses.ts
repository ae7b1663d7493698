/** Every page of the app has its data in it; see `app/document.ts`. */
const PAGE_MARK = 'id="page-data"';

const TYPES: Readonly<Record<string, string>> = {
  css: "text/css",
  js: "javascript",
  woff2: "font",
};

const typeOf = (response: Response): string => response.headers.get("content-type") ?? "";

/** Whether a response is JSON: a guest network's sign-in page answers every address, with 200. */
export const isJson = (response: Response): boolean =>
  response.ok && typeOf(response).includes("json");

/** Whether a response is a page of this site, and not one of the network it came over. */
export const isOwnPage = async (response: Response): Promise<boolean> =>
  response.ok && (await response.clone().text()).includes(PAGE_MARK);

/** Whether a response is what the address of a built file stands for. */
export function isBuiltFileOf(url: string, response: Response): boolean {
  const ending = new URL(url).pathname.split(".").at(-1) ?? "";
  const type = TYPES[ending];
  return response.ok && type !== undefined && typeOf(response).includes(type);
}
