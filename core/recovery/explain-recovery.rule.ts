import { explain } from '../kernel/explain.rule.ts';
import type { Failure } from '../kernel/failure.ts';
import { DURATIONS } from '../kernel/limits.ts';
import { MESSAGES } from '../kernel/messages.ts';
import { explainCodeRequest } from '../login/explain-code-request.rule.ts';
import type { RecoveryNotStarted } from './recovery-start.ts';

/** The words for a customer's recovery that did not start or a code that did not go out (spec §8 "Code request"). */
export const explainNotStarted = (why: RecoveryNotStarted): string | null =>
  why.kind === 'notOpened'
    ? explain(why.failure, MESSAGES.validateEmail)
    : explainCodeRequest({ kind: 'failed', failure: why.failure, nextAt: why.nextAt });

/** How long the words of a refused code stay, in ms (spec §8): longer on 401 and on too many attempts. */
export const codeFailureMs = (failure: Failure): number =>
  failure.kind === 'rateLimited' || (failure.kind === 'refused' && failure.status === 401)
    ? DURATIONS.toastLong
    : DURATIONS.toastShort;

/** The server has given this recovery up, or never knew it: it begins anew. */
export const isRecoveryOver = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.status === 409;

/** A reset without a clear answer may have been done; when its repeat finds no recovery any more, that is the likelier reason. */
export const mayBeReset = (failure: Failure): boolean =>
  failure.kind === 'timedOut' || failure.kind === 'unreachable' || failure.kind === 'unreadable';
