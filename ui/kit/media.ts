/** Media queries for layout decisions outside of CSS (kit README §6). */
export const MEDIA = {
  /** There is room for a picture beside the sign-in form. */
  picture: '(min-width: 1024px)',
  /** There is room for a column of lists beside a page. */
  side: '(min-width: 1280px)',
  /** There is room for details docked beside a list. */
  docked: '(min-width: 1180px)',
  /** A phone held upright. */
  phone: '(max-width: 640px)',
  /** A touch device, which cannot show tooltips. */
  fingers: '(hover: none), (pointer: coarse)',
} as const;
