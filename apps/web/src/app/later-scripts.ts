/** The name of the document's meta element that lists the addresses of its module scripts, the entry first. */
export const SCRIPTS = "scripts";

/** Fetches the page's scripts once its first frame is drawn: the text needs none of them, and on a slow line they would be in its way. */
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
