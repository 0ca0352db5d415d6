import type { Failure } from '../kernel/result.ts';

/**
 * Checks whether a failure means that the person must confirm the password again, because the last check is older than
 * five minutes (SECURITY.md §2.7).
 */
export const needsCheck = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.code === 'checkNeeded';
