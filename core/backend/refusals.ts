import { err } from '../kernel/result.ts';
import type { Refusal } from './refusal.ts';

type Refused = ReturnType<typeof err<Refusal>>;

/** The session ended, or never was. */
export const SESSION_OVER = err<Refusal>({ kind: 'sessionOver' });

/** The impersonation ended, by its time or because it may not go on. */
export const IMPERSONATION_OVER = err<Refusal>({ kind: 'impersonationOver' });

/** The step is not the one that is due; the client re-reads the demands. */
export const STEP_NOT_DUE = err<Refusal>({
  kind: 'conflict',
  message: 'This step is not due any more. Please continue with the one shown.',
  code: 'stepNotDue',
});

/** Missing or outside the scope, never told apart. */
export const NOT_FOUND = err<Refusal>({ kind: 'notFound' });

/** Too many passwords are being hashed at once: the caller waits, so that the server goes on answering others (SECURITY.md §2.8). */
export const BUSY = err<Refusal>({ kind: 'busy', retryAfterSeconds: 2 });

/** A field's own refusal, in words. */
export const invalid = (message: string): Refused => err({ kind: 'invalid', message });

/** A limit was reached. */
export const tooMany = (retryAfterSeconds: number): Refused =>
  err({ kind: 'tooMany', retryAfterSeconds: Math.max(1, Math.ceil(retryAfterSeconds)) });

/** Somebody else saved since the caller read; the caller decides again on what is there now (domain guide 5.3). */
export const staleRev = (by: string | null): Refused =>
  err({
    kind: 'conflict',
    message: `${by ?? 'Somebody else'} has changed this in the meantime.`,
    code: 'staleRev',
  });
