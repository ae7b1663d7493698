/** What is said when somebody logs out. */
export const leaving = {
  logout: "Logout",
  logoutFailed: "Logout failed",
  unsent: "Something is not sent yet and would be lost. Log out anyway?",
  unsentReading:
    "Some of what you read or bookmarked is not sent yet and would be lost. Log out anyway?",
  stay: "Stay",
  left: "You are logged out on this device. The server could not be reached: your session ends there as soon as it can.",
} as const;
