import type { Failure } from './result.ts';

/**
 * Returns true if the user may not, or may no longer, see the requested data (403 or 404). Data already shown is then
 * removed from the screen (SECURITY.md §2.1).
 */
export const isWithdrawn = (failure: Failure): boolean =>
  failure.kind === 'refused' && (failure.status === 403 || failure.status === 404);
