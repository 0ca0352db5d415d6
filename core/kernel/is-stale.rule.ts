import type { Failure } from './result.ts';

/** Whether a save was refused because somebody else saved first (domain guide 5.3). */
export const isStale = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.status === 409 && failure.code === 'staleRev';
