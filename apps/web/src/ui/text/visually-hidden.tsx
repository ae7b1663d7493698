/** Text for screen readers only. */
export function VisuallyHidden({ children }: { readonly children: string }) {
  return <span className="visually-hidden">{children}</span>;
}
