import type { AccountSettings } from "../../../request/account-settings.ts";
import type { AttemptLimit } from "./attempts.ts";
import { networkOf, wideNetworkOf } from "./network.ts";

const DAY = 24 * 60;

/** Where a password is typed: at a device that has signed in to this account before, or somewhere else. */
export interface Guess {
  readonly accounts: AccountSettings;
  readonly address: string;
  /** The name that is tried, in the form in which names are compared. */
  readonly name: string;
  readonly device: string | undefined;
}

/**
 * Limits of a sign-in until it succeeds. A known device has only its own, so that others' guesses, or a
 * shared network, cannot lock its owner out.
 */
export function signInLimits({ accounts, address, name, device }: Guess): AttemptLimit[] {
  if (device) return twoLimits(accounts, `login:device:${device}`);
  const network = networkOf(address);
  const limit = { most: accounts.loginFailuresPerAddress, minutes: accounts.loginFailureMinutes };
  return [
    ...networkLimits("login", address, limit),
    ...twoLimits(accounts, `login:account:${network}:${name}`),
    {
      subject: `login:anywhere:${name}`,
      most: accounts.loginFailuresFromAnywherePerDay,
      minutes: DAY,
    },
  ];
}

/** Limit of successful sign-ins of one account: each costs as much CPU as a guess. */
export function successLimits(accountId: number): AttemptLimit[] {
  return [{ subject: `login:success:${accountId}`, most: 60, minutes: 10 }];
}

/** A limit for an address's network and, of IPv6, four times as much for the wider one around it. */
export function networkLimits(
  what: string,
  address: string,
  { most, minutes }: { readonly most: number; readonly minutes: number },
): AttemptLimit[] {
  const wide = wideNetworkOf(address);
  return [
    { subject: `${what}:network:${networkOf(address)}`, most, minutes },
    ...(wide ? [{ subject: `${what}:network:${wide}`, most: 4 * most, minutes }] : []),
  ];
}

/** The limit of a signed-in user's password form: only that of their session. */
export function passwordFormLimits(accounts: AccountSettings, token: string): AttemptLimit[] {
  return twoLimits(accounts, `password:session:${token}`);
}

/** Limit of e-mail changes of one account: each also tells whether an address has an account. */
export function emailChangeLimits(accountId: number): AttemptLimit[] {
  return [{ subject: `email:change:${accountId}`, most: 10, minutes: DAY }];
}

/** Limits of asking for a reset link: of one address, whether it has an account or not, and of one network. */
export function resetLimits(address: string, email: string): AttemptLimit[] {
  const subject = `reset:email:${email}`;
  return [
    ...networkLimits("reset", address, { most: 20, minutes: 60 }),
    { subject, most: 3, minutes: 60 },
    { subject: `${subject}:day`, most: 10, minutes: DAY },
  ];
}

function twoLimits(accounts: AccountSettings, subject: string): AttemptLimit[] {
  const { loginFailuresPerAccount, loginFailureMinutes, loginFailuresPerDay } = accounts;
  return [
    { subject, most: loginFailuresPerAccount, minutes: loginFailureMinutes },
    { subject: `${subject}:day`, most: loginFailuresPerDay, minutes: DAY },
  ];
}
