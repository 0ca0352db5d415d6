/** Widths at which a page changes, for decisions outside its styles (kit README §6). */
export const MEDIA = {
  /** There is room for a picture beside the sign-in. */
  picture: '(min-width: 1024px)',
  /** There is room for a column of lists beside a page. */
  side: '(min-width: 1280px)',
  /** There is room for details docked beside their list. */
  docked: '(min-width: 1180px)',
  /** A phone held upright. */
  phone: '(max-width: 640px)',
  /** A touch device, which shows no tooltip for an icon. */
  fingers: '(hover: none), (pointer: coarse)',
} as const;
