import type { Failure } from '../kernel/result.ts';

/**
 * Replaces any single sign-on failure with a failure without details, because one message covers every such failure (spec
 * §8). A rate-limiting failure is returned unchanged, because waiting helps.
 */
export const hideSsoReason = (failure: Failure): Failure =>
  failure.kind === 'rateLimited' ? failure : { kind: 'unreadable' };
