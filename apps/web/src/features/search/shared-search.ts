/** Names what is searched in an address: of the installed app's shortcut, and of a text that is shared with it. */
export const SHARED_SEARCH = "search";

/** What the address asks for. */
export const sharedSearch = (): string =>
  new URLSearchParams(location.search).get(SHARED_SEARCH)?.trim() ?? "";

/** Takes it out of the address: a search that is opened again is empty. */
export function forgetSharedSearch(): void {
  const address = new URL(location.href);
  address.searchParams.delete(SHARED_SEARCH);
  history.replaceState(history.state, "", address);
}
