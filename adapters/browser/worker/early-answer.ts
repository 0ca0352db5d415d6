/**
 * Returns the response of a navigation preload, or null when there is none. Offline, Firefox resolves the preload with an
 * error response instead of rejecting.
 */
export const earlyAnswer = (early: unknown): Response | null =>
  early instanceof Response && early.type !== 'error' ? early : null;
