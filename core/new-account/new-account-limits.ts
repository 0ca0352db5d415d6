/** Counts and times of a new account (domain guide 6.18). */
export const NEW_ACCOUNT_LIMITS = {
  /** How long a draft is retained after it was last saved. */
  draftMs: 30 * 24 * 3600000,
  /** The maximum number of drafts for one person. */
  drafts: 50,
  /** How long a number is held for the draft that requested it. */
  holdMs: 30 * 60000,
  transmitters: 8,
  xmit: 16,
  passcodes: 50,
  permits: 20,
  areas: 32,
  receiver: 40,
  note: 500,
  /** The maximum length of a field that is not checked yet. */
  typed: 2100,
} as const;

/** How long a new account may stay on test, in hours. The test ends earlier when the installer signs off. */
export const TEST_HOURS = ['8', '24', '48', '72'] as const;
