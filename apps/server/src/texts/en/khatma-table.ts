/** What the table of a khatma's shares says. */
export const khatmaTable = {
  columns: ["share", "verses", "state", "name", "also read by"],
  free: "free",
  taken: "taken",
  done: "done",
};
