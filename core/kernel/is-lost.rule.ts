import type { Failure } from './result.ts';

/** Returns true if the outcome of a write is unknown, because no response arrived (domain guide 5.3 "Time-outs"). */
export const isLost = (failure: Failure): boolean =>
  failure.kind === 'timedOut' || failure.kind === 'unreachable';
