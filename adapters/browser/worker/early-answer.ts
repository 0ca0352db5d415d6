/**
 * Returns the response of a navigation preload, or null when it brought none. Without a connection, Firefox resolves with
 * an error response instead of rejecting.
 */
export const earlyAnswer = (early: unknown): Response | null =>
  early instanceof Response && early.type !== 'error' ? early : null;
