const COUNTS = new Set([114, 604, 6236]);

/** Whether 114 names the last surah: a key, one of a list, or the value of `surah`. */
const isName = ({ value, parent }) =>
  value === 114 &&
  (parent.type === "ArrayExpression" ||
    (parent.type === "Property" && (parent.key.value === value || parent.key.name === "surah")));

/** Counts of the Quran stand in packages/quran alone: PARTS and VERSES. */
// oxlint-disable-next-line import/no-default-export -- how oxlint loads a plugin
export default {
  meta: { name: "quran" },
  rules: {
    "no-counts": {
      create: (context) => ({
        Literal(node) {
          if (COUNTS.has(node.value) && !isName(node))
            context.report({ node, message: "Take this count from packages/quran." });
        },
      }),
    },
  },
};
