/** What the operator decides about accounts; an account is a name that somebody tries to sign in with. */
export interface AccountSettings {
  readonly registrationsPerMinute: number;
  readonly loginFailuresPerAccount: number;
  readonly loginFailuresPerAddress: number;
  /** How long failures count. */
  readonly loginFailureMinutes: number;
  readonly refuseCommonPasswords: boolean;
}
