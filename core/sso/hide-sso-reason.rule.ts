import type { Failure } from '../kernel/result.ts';

/**
 * Replaces every failure of single sign-on with one that has no details, because there is one message for all of them
 * (spec §8). Only too many attempts stay as they are, because waiting helps.
 */
export const hideSsoReason = (failure: Failure): Failure =>
  failure.kind === 'rateLimited' ? failure : { kind: 'unreadable' };
