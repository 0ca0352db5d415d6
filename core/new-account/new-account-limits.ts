/** Counts and times of a new account (domain guide 6.18). */
export const NEW_ACCOUNT_LIMITS = {
  /** A draft is kept so long after it was saved last. */
  draftMs: 30 * 24 * 3600000,
  /** Drafts of one person. */
  drafts: 50,
  /** A number is held so long for the draft that asked for it. */
  holdMs: 30 * 60000,
  transmitters: 8,
  xmit: 16,
  passcodes: 50,
  permits: 20,
  areas: 32,
  receiver: 40,
  note: 500,
  /** Characters of anything typed that is not checked yet. */
  typed: 2100,
} as const;

/** How long a new account may stay on test, hours; it ends earlier when the installer signs off. */
export const TEST_HOURS = ['8', '24', '48', '72'] as const;
