import { DURATIONS } from '../../kernel/limits.ts';
import type { Bucket } from '../limit.store.port.ts';

const MINUTE = 60000;
const HOUR = 60 * MINUTE;

/** The rate limits of SECURITY.md §2.4 that need only one bucket. Keys are an IP address, an account id or a digest of the username. */
export const BUCKETS = {
  loginAddress: { name: 'login.address', capacity: 10, perMs: MINUTE },
  loginDevice: { name: 'login.device', capacity: 10, perMs: 15 * MINUTE },
  loginAccount: { name: 'login.account', capacity: 20, perMs: HOUR },
  /** Codes sent to a contact before sign-in: one message per username in 6 minutes. */
  proofSending: { name: 'proof.sending', capacity: 1, perMs: 6 * MINUTE },
  proofAddress: { name: 'proof.address', capacity: 10, perMs: 10 * MINUTE },
  /**
   * Guesses of a code sent before sign-in, per username and IP address, so that other people's guesses never use up the
   * owner's guesses.
   */
  proofGuess: { name: 'proof.guess', capacity: 5, perMs: 10 * MINUTE },
  proofGuessAddress: { name: 'proof.guess.address', capacity: 20, perMs: HOUR },
  /** Sign-in attempts from browsers that proved the contact: per account here, per IP address in `provenAddress`. */
  provenAccount: { name: 'proven.account', capacity: 20, perMs: HOUR },
  provenAddress: { name: 'proven.address', capacity: 10, perMs: 15 * MINUTE },
  codeSending: { name: 'code.sending', capacity: 10, perMs: HOUR },
  mailSending: { name: 'send.email', capacity: 2000, perMs: HOUR },
  smsSending: { name: 'send.sms', capacity: 500, perMs: HOUR },
  codeGuess: { name: 'code.guess', capacity: 5, perMs: 10 * MINUTE },
  codeGuessHour: { name: 'code.guess.hour', capacity: 20, perMs: HOUR },
  codeGuessDay: { name: 'code.guess.day', capacity: 50, perMs: 24 * HOUR },
  currentPassword: { name: 'password.current', capacity: 5, perMs: 15 * MINUTE },
  /** Attempts to link an account, per account number and IP address. */
  linkNumber: { name: 'link.number', capacity: 10, perMs: HOUR },
  /**
   * Attempts to link an account, per account number from all IP addresses. These attempts are slowed down but never
   * blocked, so that wrong passcodes cannot lock out the owner.
   */
  linkPace: { name: 'link.pace', capacity: 10, perMs: 10 * MINUTE, paced: true },
  linkAddress: { name: 'link.address', capacity: 10, perMs: HOUR },
  /** Wrong codes that one person entered for one site. `siteCodeAccount` counts the wrong codes for all sites together. */
  siteCode: { name: 'site.code', capacity: 5, perMs: 15 * MINUTE },
  siteCodeAccount: { name: 'site.code.account', capacity: 20, perMs: HOUR },
  /** Wrong codes for one site that agents of a connected system entered after hearing them on the phone. */
  heardCode: { name: 'site.code.heard', capacity: 10, perMs: 15 * MINUTE },
  /** Codes that a person sets at a site. Accepted codes count too, because each result reveals whether a similar code exists. */
  codeChange: { name: 'site.code.change', capacity: 60, perMs: HOUR },
  /** Messages of the answering service that one person sent again. */
  answeringSending: { name: 'answering.sending', capacity: 60, perMs: HOUR },
  /** Service requests to a dealer: per person here, per site in `serviceRequestSite`. */
  serviceRequest: { name: 'service.account', capacity: 5, perMs: HOUR },
  serviceRequestSite: { name: 'service.site', capacity: 10, perMs: 24 * HOUR },
  /**
   * Requests to change an account; each sends an e-mail to the account's dealer. Counted per person here, and per site in
   * `changeRequestSite`.
   */
  changeRequest: { name: 'change.account', capacity: 10, perMs: HOUR },
  changeRequestSite: { name: 'change.site', capacity: 30, perMs: 24 * HOUR },
  intake: { name: 'intake.account', capacity: 20, perMs: HOUR },
  /** Look-ups of unknown team domains. The attempt for a known team domain is refunded (SECURITY.md T4). */
  ssoTenant: { name: 'sso.tenant', capacity: 20, perMs: 10 * MINUTE },
  ssoBegin: { name: 'sso.begin', capacity: 60, perMs: 10 * MINUTE },
  ssoFinish: { name: 'sso.finish', capacity: 60, perMs: 10 * MINUTE },
  captcha: { name: 'captcha.address', capacity: 60, perMs: MINUTE },
  answersDay: { name: 'recovery.answers', capacity: 10, perMs: 24 * HOUR },
  registrationMail: { name: 'registration.mail', capacity: 10, perMs: HOUR },
  /** Links that support sends to one person. */
  supportLink: { name: 'support.link', capacity: 1, perMs: DURATIONS.supportLinkPause },
  /** Test pages that a user sends to themselves. */
  testPage: { name: 'onCall.testPage', capacity: 10, perMs: HOUR },
  refusedLookUp: { name: 'lookUp.refused', capacity: 60, perMs: HOUR },
  /** Branding pictures that a dealer's group uploads. */
  brandImages: { name: 'branding.images', capacity: 60, perMs: HOUR },
  branding: { name: 'branding.address', capacity: 120, perMs: MINUTE },
} as const satisfies Readonly<Record<string, Bucket>>;

/** Limits on recoveries started for one username: 5 in 10 minutes, 10 in 15, 15 in 30. */
export const RECOVERY_START_BUCKETS: readonly Bucket[] = [
  { name: 'recovery.start.10', capacity: 5, perMs: 10 * MINUTE },
  { name: 'recovery.start.15', capacity: 10, perMs: 15 * MINUTE },
  { name: 'recovery.start.30', capacity: 15, perMs: 30 * MINUTE },
];

/**
 * Limits on the number of different usernames for which one IP address starts recoveries: 20 in 10 minutes, 30 in 15, 40
 * in 30. Sized for an office of twenty people who share one IP address.
 */
export const RECOVERY_PEOPLE_BUCKETS: readonly Bucket[] = [
  { name: 'recovery.people.10', capacity: 20, perMs: 10 * MINUTE },
  { name: 'recovery.people.15', capacity: 30, perMs: 15 * MINUTE },
  { name: 'recovery.people.30', capacity: 40, perMs: 30 * MINUTE },
];

/**
 * Returns a bucket that records for which usernames an IP address was already counted. The bucket grants one attempt per
 * username and window. A refused attempt blocks nobody.
 */
export const countedOnce = ({ name, perMs }: Bucket): Bucket => ({
  name: `${name}.counted`,
  capacity: 1,
  perMs,
});

/**
 * Five sign-in attempts per account and IP address, then waits of 1, 2, 4, 8 and finally 15 minutes. An attempt must be
 * granted by every one of these buckets.
 */
export const LOGIN_PAIR_BUCKETS: readonly Bucket[] = [1, 3, 7, 15].map((minutes, index) => ({
  name: `login.pair.${minutes}`,
  capacity: 5 + index,
  perMs: (5 + index) * minutes * MINUTE,
  paced: true,
}));

/**
 * The delay of a sign-in attempt from an unknown device after the account's hourly attempts are used up. The first bucket
 * that grants the attempt sets the delay; if no bucket grants it, the delay is 3 s.
 */
export const LOGIN_DELAYS: readonly { readonly bucket: Bucket; readonly delayMs: number }[] = [
  1, 2,
].map((seconds) => ({
  bucket: { name: `login.delay.${seconds}`, capacity: 5, perMs: HOUR },
  delayMs: seconds * 1000,
}));
export const LONGEST_LOGIN_DELAY_MS = 3000;

/**
 * All buckets that can block a person, by username, account and remembered browser. Staff see a blocked bucket as a lock
 * (SECURITY.md §2.4).
 */
export const PERSON_BUCKETS: readonly Bucket[] = [
  BUCKETS.loginAccount,
  BUCKETS.loginDevice,
  BUCKETS.proofGuess,
  BUCKETS.provenAccount,
  BUCKETS.codeSending,
  BUCKETS.codeGuessHour,
  BUCKETS.codeGuessDay,
  BUCKETS.currentPassword,
  BUCKETS.answersDay,
  ...LOGIN_PAIR_BUCKETS,
  ...LOGIN_DELAYS.map(({ bucket }) => bucket),
  ...RECOVERY_START_BUCKETS,
];

/** The buckets that "clear lock" empties: those that can block a person, and the pause between two codes. */
export const CLEARED_BUCKETS: readonly Bucket[] = [...PERSON_BUCKETS, BUCKETS.proofSending];
