/** Limits and durations for new accounts (domain guide 6.18). */
export const NEW_ACCOUNT_LIMITS = {
  /** How long a draft is retained after the last save, in milliseconds. */
  draftMs: 30 * 24 * 3600000,
  /** The maximum number of drafts for one person. */
  drafts: 50,
  /** How long an account number is held for a draft, in milliseconds. */
  holdMs: 30 * 60000,
  transmitters: 8,
  xmit: 16,
  passcodes: 50,
  permits: 20,
  areas: 32,
  receiver: 40,
  note: 500,
  /** The maximum length of a draft field before its form checks it, in characters. */
  typed: 2100,
} as const;

/** The choices for how long a new account stays on test, in hours. The test ends earlier when the installer signs off. */
export const TEST_HOURS = ['8', '24', '48', '72'] as const;
