import type { User } from "@daily-quran/domain/user";

/** The user of the examples. */
export const exampleUser: User = {
  id: 1,
  username: "amina",
  email: "amina@example.org",
  createdAt: "2025-04-10T06:30:00.000Z",
};

/** Their password, which is long enough. */
export const examplePassword = "three unrelated words";
