/** A catalogue in another language: exactly the keys of the English one. */
export type Translation<English> = { readonly [Key in keyof English]: string };
