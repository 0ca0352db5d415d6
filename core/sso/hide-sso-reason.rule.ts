import type { Failure } from '../kernel/result.ts';

/** Single sign-on has one sentence for everything that went wrong (spec §8), so nothing else the failure could say is left of it; only too many tries stay what they are, because waiting helps. */
export const hideSsoReason = (failure: Failure): Failure =>
  failure.kind === 'rateLimited' ? failure : { kind: 'unreadable' };
