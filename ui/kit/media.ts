/** Widths at which a page changes, for what is decided outside of its styles (kit README §6). */
export const MEDIA = {
  /** A picture stands beside the sign-in. */
  picture: '(min-width: 1024px)',
  /** A column of lists stands beside a page. */
  side: '(min-width: 1280px)',
  /** Details are docked beside their list. */
  docked: '(min-width: 1180px)',
  /** A phone held upright. */
  phone: '(max-width: 640px)',
  /** Fingers, which see no words beside an icon. */
  fingers: '(hover: none), (pointer: coarse)',
} as const;
