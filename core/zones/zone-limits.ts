/** Limits of zone lists (domain guide 6.3). The import limits are based on real customer spreadsheets. */
export const ZONE_LIMITS = {
  number: 6,
  area: 99,
  description: 60,
  /** Maximum number of characters, for the equipment and for the location. */
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
  /** Number of days for which an undefined signal stays listed. */
  undefinedDays: 30,
  /** Maximum number of undefined signals shown at once. */
  undefinedShown: 12,
} as const;
