/** Lengths and counts of spoken codes (domain guide 6.4). */
export const PASSCODE_LIMITS = {
  codeMin: 4,
  codeMax: 11,
  holder: 50,
  /** Weekly windows of one code. */
  windows: 7,
  /** Characters in which a duress code differs from every other code, so that nobody calls for help by a slip of the tongue. */
  duressDistance: 2,
} as const;
