const MINUTE = 60000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Lifetimes in the back end, in milliseconds. Those that the browser must know too are in `DURATIONS`. */
export const LIFETIMES = {
  /** A recovery, from its first step to its last (SECURITY.md §2.7). */
  recovery: 15 * MINUTE,
  /** After a browser proved the contact, its sign-in attempts are checked without waiting for this long. */
  loginPass: 15 * MINUTE,
  captcha: 10 * MINUTE,
  /** How long the repeat of a call gets the same response as the first. */
  repeat: 10 * MINUTE,
  /** Links in mail (SECURITY.md §2.12). */
  registrationLink: DAY,
  /** An invitation to join a dealer's users (domain guide 6.10) or to set a first password. Long enough for a weekend. */
  invitationLink: 3 * DAY,
  setPasswordLink: 3 * DAY,
  /** A password link sent by support, and the setup link of an installation. */
  passwordLink: DAY,
  /** How long a corrected contact waits for the next sign-in, and how long its owner may refuse it. */
  contactCorrection: 7 * DAY,
  /** How long a person who registered may still request another link. */
  registration: 30 * DAY,
} as const;
