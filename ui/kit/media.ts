/** Media queries for layout decisions outside of CSS (kit README §6). */
export const MEDIA = {
  /** Wide enough for a picture beside the sign-in form. */
  picture: '(min-width: 64rem)',
  /** Wide enough for two cards beside each other. */
  halves: '(min-width: 64rem)',
  /** Wide enough for a column of lists beside a page. */
  side: '(min-width: 80rem)',
  /** Wide enough for details docked beside a list. */
  docked: '(min-width: 73.75rem)',
  /** A phone held upright. */
  phone: '(max-width: 40rem)',
  /** A touch device, which cannot show tooltips. */
  fingers: '(hover: none), (pointer: coarse)',
} as const;
