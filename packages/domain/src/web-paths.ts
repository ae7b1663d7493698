// Every address of the web app; a `:name` stands for what differs.
// Imported as a whole (`webPaths.schedule`); constants, so that a bundle holds only those that it uses.

export const home = "/";
export const schedule = "/schedule";
export const words = "/top-quran-words";
export const about = "/about";
export const contact = "/contact";
export const privacy = "/privacy";
export const auth = "/auth";
export const account = "/account";
export const reset = "/reset";
export const invite = "/invite/:token";
export const groups = "/groups";
export const group = "/groups/:groupId";
export const quiz = "/groups/:groupId/cycles/:cycleId/quiz/:day";

/** The schedule opened at a day of the plan (1 to 300). */
export const scheduleDayPath = (day: number): string => `${schedule}?day=${day}`;

/** A group's page. */
export const groupPath = (groupId: number): string => `${groups}/${groupId}`;

/** Where a day's quiz of a cycle is taken. */
export const quizPath = ({ groupId, cycleId, day }: QuizOfDay): string =>
  `${groupPath(groupId)}/cycles/${cycleId}/quiz/${day}`;

interface QuizOfDay {
  readonly groupId: number;
  readonly cycleId: number;
  readonly day: number;
}

/** Where a password is set anew; the token stands where a browser keeps it to itself, so that no log ever has it. */
export const resetPath = (token: string): string => `${reset}#${token}`;

/** Where an invitation is accepted; its token needs no encoding. */
export const invitePath = (token: string): string => invite.replace(":token", token);
