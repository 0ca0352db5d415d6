const MINUTE = 60000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long things of the back end live, in milliseconds; what the browser must know as well stands in `DURATIONS`. */
export const LIFETIMES = {
  /** A recovery, from its first step to its last (SECURITY.md §2.7). */
  recovery: 15 * MINUTE,
  /** How long tries of a browser that proved the contact are checked at once. */
  loginPass: 15 * MINUTE,
  captcha: 10 * MINUTE,
  /** How long the repeat of a call is answered like the first time. */
  repeat: 10 * MINUTE,
  /** Links in mail (SECURITY.md §2.12). */
  registrationLink: DAY,
  /** An invitation waits over a weekend, to join a dealer's users (domain guide 6.10) or to a first password. */
  invitationLink: 3 * DAY,
  setPasswordLink: 3 * DAY,
  /** A password link of support, and the set-up link of an installation. */
  passwordLink: DAY,
  /** How long a correction of a contact waits for the next sign-in, and its owner may refuse it. */
  contactCorrection: 7 * DAY,
  /** How long somebody who registered may still ask for another link. */
  registration: 30 * DAY,
} as const;
