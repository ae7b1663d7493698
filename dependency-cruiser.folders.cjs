const { options } = require("./dependency-cruiser.config.cjs");

/** What no code of the product imports: tests stand beside what they test, and may look anywhere. */
const TESTS = "\\.(test|fixture)\\.tsx?$|/test/";

module.exports = {
  forbidden: [
    {
      name: "no-circles-between-folders",
      comment:
        "A folder that imports another, and is imported by it, cannot be understood or moved alone.",
      severity: "error",
      scope: "folder",
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: [options.exclude.path, TESTS] } },
};
