/** Text for those who listen. */
export function VisuallyHidden({ children }: { readonly children: string }) {
  return <span className="visually-hidden">{children}</span>;
}
