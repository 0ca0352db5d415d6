import type { Failure } from '#core/kernel/result.ts';

/** Returns true if nothing exists (any more) at the requested address. */
export const isMissing = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.status === 404;
