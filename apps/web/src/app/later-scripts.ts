/** The name of the meta element that lists the URLs of the module scripts, the entry first. */
export const SCRIPTS = "scripts";

/**
 * Loads the page's scripts after the first frame: the text needs none, and on a slow network they would delay
 * it.
 */
export function fetchScriptsAfterText(): void {
  requestAnimationFrame(() => setTimeout(fetchScripts, 0));
}

function fetchScripts(): void {
  const list = document.querySelector<HTMLMetaElement>(`meta[name="${SCRIPTS}"]`)?.content ?? "";
  const [entry = "", ...imported] = list.split(" ");
  for (const href of imported) append("link", { rel: "modulepreload", href, crossorigin: "" });
  append("script", { type: "module", src: entry, crossorigin: "" });
}

function append(tag: "link" | "script", attributes: Readonly<Record<string, string>>): void {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.head.append(element);
}
