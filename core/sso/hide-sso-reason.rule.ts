import type { Failure } from '../kernel/result.ts';

/**
 * Replaces any single sign-on failure with one without details, because one message covers all of them (spec §8). Rate
 * limiting stays as it is, because waiting helps.
 */
export const hideSsoReason = (failure: Failure): Failure =>
  failure.kind === 'rateLimited' ? failure : { kind: 'unreadable' };
