/** Limits of zone lists (domain guide 6.3). */
export const ZONE_LIMITS = {
  number: 6,
  area: 99,
  description: 60,
  /** Maximum number of characters in the equipment text and in the location text. */
  place: 60,
  instruction: 60,
  /** Maximum wait for a restore signal, in minutes: one day. */
  restoreMinutes: 1440,
  /** Maximum number of zones per site. Deleted zones do not count. */
  perSite: 500,
  csvBytes: 1024 * 1024,
  csvRows: 10000,
  /** Maximum number of cells per CSV row. */
  csvCells: 500,
  /** Maximum number of characters per CSV cell. */
  csvCell: 60,
  /** Number of days for which an undefined signal stays in the list of undefined signals. */
  undefinedDays: 30,
  /** Maximum number of undefined signals shown at once. */
  undefinedShown: 12,
} as const;
