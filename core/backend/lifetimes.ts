const MINUTE = 60000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Lifetimes used only by the back end, in milliseconds. Lifetimes that the browser also needs are in `DURATIONS`. */
export const LIFETIMES = {
  /** Lifetime of an account recovery, from its first step to its last (SECURITY.md §2.7). */
  recovery: 15 * MINUTE,
  /** After a browser proved the contact, sign-in attempts from that browser are checked without delay for this long. */
  loginPass: 15 * MINUTE,
  captcha: 10 * MINUTE,
  /** How long a repeated request gets the response of the first request. */
  repeat: 10 * MINUTE,
  /** Link in a registration e-mail (SECURITY.md §2.12). */
  registrationLink: DAY,
  /** Invitation to join a dealer's users (domain guide 6.10) or to set a first password. */
  invitationLink: 3 * DAY,
  setPasswordLink: 3 * DAY,
  /** Password link sent by support, and the setup link of an installation. */
  passwordLink: DAY,
  /** How long a corrected contact waits for the owner's next sign-in, and how long the owner may refuse it. */
  contactCorrection: 7 * DAY,
  /** How long after registering a person may request another link. */
  registration: 30 * DAY,
} as const;
