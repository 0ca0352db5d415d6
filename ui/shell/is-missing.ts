import type { Failure } from '#core/kernel/result.ts';

/** Whether nothing is there (any more) under the address that was asked. */
export const isMissing = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.status === 404;
