/** Length and count limits of spoken codes (domain guide 6.4). */
export const PASSCODE_LIMITS = {
  codeMin: 4,
  codeMax: 11,
  holder: 50,
  /** The maximum number of weekly windows for one code. */
  windows: 7,
  /**
   * The minimum number of characters in which a duress code differs from every other code, so that a slip of the tongue
   * does not call for help.
   */
  duressDistance: 2,
} as const;
