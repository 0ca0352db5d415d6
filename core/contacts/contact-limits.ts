/** Lengths and counts of a call list (domain guide 6.2). */
export const CONTACT_LIMITS = {
  name: 50,
  phones: 5,
  ext: 6,
  emails: 3,
  panelUser: 999,
  ecvOrder: 9,
  /** Weekly windows of call hours. */
  windows: 14,
  notes: 1000,
  pinMin: 4,
  pinMax: 11,
  /** Contacts of one site. */
  contacts: 100,
  /** Sites a copy goes to at once, and those a search for them names. */
  targets: 50,
} as const;
