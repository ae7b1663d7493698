/** Words of our own, and what to say instead: docs/glossary.md, "Words of the code". */
const INSTEAD = {
  kept: "cached or stored",
  keeper: "storage",
  held: "cached or stored",
  told: "sent",
};
/** The published names of what a reader has stored. */
const PUBLISHED = /^kept(Mark|Bookmark|Plan|Position)(Example)?$/i;

const namesOf = ({ id, declarations = [] }) =>
  [id, ...declarations.map((one) => one.id)].filter(
    (one) => one?.name && !PUBLISHED.test(one.name),
  );

// oxlint-disable-next-line import/no-default-export -- how oxlint loads a plugin
export default {
  meta: { name: "words" },
  rules: {
    exported: {
      create: (context) => ({
        ExportNamedDeclaration({ declaration }) {
          for (const node of declaration ? namesOf(declaration) : [])
            for (const word of node.name.split(/(?=[A-Z])|_/))
              if (Object.hasOwn(INSTEAD, word.toLowerCase()))
                context.report({
                  node,
                  message: `Instead of ${word} say ${INSTEAD[word.toLowerCase()]}.`,
                });
        },
      }),
    },
  },
};
