/** Scrolls to a verse, by the id of its element (`80-17`), and marks it as browsers mark a link's target. */
export function showVerse(id: string): void {
  document.querySelector("[data-target]")?.removeAttribute("data-target");
  const verse = document.getElementById(id);
  if (!verse) return;
  verse.toggleAttribute("data-target", true);
  verse.scrollIntoView({ block: "start" });
}
