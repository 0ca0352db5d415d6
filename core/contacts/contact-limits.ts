/** Limits of a call list: lengths and counts (domain guide 6.2). */
export const CONTACT_LIMITS = {
  name: 50,
  phones: 5,
  ext: 6,
  emails: 3,
  panelUser: 999,
  ecvOrder: 9,
  /** The most weekly windows of call hours. */
  windows: 14,
  notes: 1000,
  pinMin: 4,
  pinMax: 11,
  /** The most contacts of one site. */
  contacts: 100,
  /** The most sites to copy to at once, and the most that a search for them returns. */
  targets: 50,
} as const;
