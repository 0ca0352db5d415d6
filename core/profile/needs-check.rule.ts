import type { Failure } from '../kernel/result.ts';

/** Whether the server wants the own password first: the last check is older than five minutes (SECURITY.md §2.7). */
export const needsCheck = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.code === 'checkNeeded';
