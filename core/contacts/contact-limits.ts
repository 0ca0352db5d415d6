/** Limits of a call list: lengths in characters, and counts (domain guide 6.2). */
export const CONTACT_LIMITS = {
  name: 50,
  phones: 5,
  ext: 6,
  emails: 3,
  panelUser: 999,
  ecvOrder: 9,
  /** Maximum number of weekly windows of call hours. */
  windows: 14,
  notes: 1000,
  pinMin: 4,
  pinMax: 11,
  /** Maximum number of contacts per site. */
  contacts: 100,
  /** Maximum number of sites to copy to at once, and of sites that the search for them returns. */
  targets: 50,
} as const;
