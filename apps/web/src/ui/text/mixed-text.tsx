/** English with Bengali words in it, each in its own font. */
export function MixedText({ children }: { readonly children: string }) {
  return children.split(/(\p{Script=Bengali}+)/u).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // A word may occur twice; its position in the text identifies it.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} lang="bn">
        {part}
      </span>
    ),
  );
}
