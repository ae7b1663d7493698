/** What became of a file: how many items were new, whose it is if that is to be asked, or why not. */
export type Brought =
  | { readonly imported: number }
  | { readonly document: object; readonly owner: string }
  | { readonly fault: "tooLarge" | "unreadable" | "tooNew" }
  | { readonly why: string };
