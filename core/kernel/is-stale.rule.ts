import type { Failure } from './result.ts';

/** Returns true if a save was refused because another user saved first (domain guide 5.3). */
export const isStale = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.status === 409 && failure.code === 'staleRev';
