/** The product's mark: an open book. */
export function Mark({ size }: { readonly size: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" fill="none">
      <rect width="32" height="32" rx="8" fill="var(--accent)" />
      <g stroke="var(--on-accent)" strokeWidth="1.75" strokeLinejoin="round" strokeLinecap="round">
        <path d="M16 11.5c-2.5-1.8-5.5-2.5-8.5-2.3v12c3-.2 6 .5 8.5 2.3 2.5-1.8 5.5-2.5 8.5-2.3v-12c-3-.2-6 .5-8.5 2.3Z" />
        <path d="M16 11.5v12" />
      </g>
    </svg>
  );
}
