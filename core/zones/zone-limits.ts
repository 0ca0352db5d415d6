/** Bounds of zone lists (domain guide 6.3); the import's are those of spreadsheets people really have. */
export const ZONE_LIMITS = {
  number: 6,
  area: 99,
  description: 60,
  /** Equipment and location. */
  place: 60,
  instruction: 60,
  /** A restore is waited for at most a day, minutes. */
  restoreMinutes: 1440,
  /** Zones of one site, deleted ones not counted. */
  perSite: 500,
  csvBytes: 1024 * 1024,
  csvRows: 10000,
  /** Cells of one row. */
  csvCells: 500,
  /** Characters of one cell. */
  csvCell: 60,
  /** Days for which something that is not defined is still shown. */
  undefinedDays: 30,
  /** Of those, as many as are shown at once. */
  undefinedShown: 12,
} as const;
