/** The page of an invitation. */
export const invite = {
  head: "Invitation · Daily Quran Reading",
  description: "An invitation to a reading group.",
  loading: "Loading invitation...",
  failed: "Failed to load the invitation",
  needs: "Invitations need",
  lead: "You are invited to join",
  facts:
    "{members, plural, one {# member} other {{members, number, ::group-off} members}} · valid until {day}",
  join: "Join Group",
  joining: "Joining...",
  createAccount: "Create Account to Join",
  signIn: "Sign In to Join",
  joins: "You join as soon as you are signed in.",
  signInFor: "Sign in or create an account to join <group>{name}</group>.",
  notValid: "This invite link is not valid",
  notValidHint: "It may have expired. Ask the person who sent it for a new one.",
  seeGroups: "See Reading Groups",
} as const;
