/** Resolves once the whole document is parsed: cached scripts may run before its last part has come. */
export async function untilParsed(): Promise<void> {
  if (document.readyState !== "loading") return;
  await new Promise((resolve) =>
    document.addEventListener("DOMContentLoaded", resolve, { once: true }),
  );
}
