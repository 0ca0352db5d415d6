import type { Failure } from '#core/kernel/result.ts';

/** Returns true if the requested item does not exist, or no longer exists. */
export const isMissing = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.status === 404;
