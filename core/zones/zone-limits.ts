/** Limits of zone lists (domain guide 6.3). The import limits fit spreadsheets seen in practice. */
export const ZONE_LIMITS = {
  number: 6,
  area: 99,
  description: 60,
  /** Characters of the equipment and of the location. */
  place: 60,
  instruction: 60,
  /** Longest wait for a restore: one day, in minutes. */
  restoreMinutes: 1440,
  /** Zones of one site; deleted zones do not count. */
  perSite: 500,
  csvBytes: 1024 * 1024,
  csvRows: 10000,
  /** Cells in one row. */
  csvCells: 500,
  /** Characters in one cell. */
  csvCell: 60,
  /** Number of days for which an undefined signal remains listed. */
  undefinedDays: 30,
  /** Largest number of undefined signals shown at once. */
  undefinedShown: 12,
} as const;
