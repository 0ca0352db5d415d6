/** Media queries for layout decisions outside of CSS (kit README §6). */
export const MEDIA = {
  /** Wide enough for a picture beside the sign-in form. */
  picture: '(min-width: 1024px)',
  /** Wide enough for a column of lists beside a page. */
  side: '(min-width: 1280px)',
  /** Wide enough for details docked beside a list. */
  docked: '(min-width: 1180px)',
  /** A phone held upright. */
  phone: '(max-width: 640px)',
  /** A touch device, which cannot show tooltips. */
  fingers: '(hover: none), (pointer: coarse)',
} as const;
