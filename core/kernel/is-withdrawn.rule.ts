import type { Failure } from './result.ts';

/**
 * Returns true if the server says that the user may not, or no longer, see the data. Data already shown is then removed
 * from the screen at once (SECURITY.md §2.1).
 */
export const isWithdrawn = (failure: Failure): boolean =>
  failure.kind === 'refused' && (failure.status === 403 || failure.status === 404);
