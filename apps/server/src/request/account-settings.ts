/** The operator's limits for accounts; here an account is a name that somebody tries to sign in with. */
export interface AccountSettings {
  readonly registrationsPerMinute: number;
  /** From one network, or at one device that has signed in before, in `loginFailureMinutes`. */
  readonly loginFailuresPerAccount: number;
  /** Over all names. */
  readonly loginFailuresPerAddress: number;
  readonly loginFailureMinutes: number;
  /** As per account, in a day. */
  readonly loginFailuresPerDay: number;
  /** Of one name from all networks together, except known devices. */
  readonly loginFailuresFromAnywherePerDay: number;
  readonly refuseCommonPasswords: boolean;
}
