import type { Failure } from './result.ts';

/** Whether nobody knows what became of a write: no answer came, and it may be done (domain guide 5.3 "Time-outs"). */
export const isLost = (failure: Failure): boolean =>
  failure.kind === 'timedOut' || failure.kind === 'unreachable';
