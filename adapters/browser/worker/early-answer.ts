/**
 * Returns the response of a navigation preload, or null when there is none. Firefox resolves the preload with an error
 * response when the browser is offline.
 */
export const earlyAnswer = (early: unknown): Response | null =>
  early instanceof Response && early.type !== 'error' ? early : null;
