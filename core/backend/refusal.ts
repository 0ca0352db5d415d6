import { err, type Result } from '../kernel/result.ts';

/** Why a server may not write: it would stamp what happens with a wrong time, or there is no room for what it writes. */
export type Unfit = 'clock' | 'disk';

/** Every expected way the back end says no; the server maps each kind to one status in one place. A returned refusal commits (SECURITY.md §2). */
export type Refusal =
  /** 400: the words say which field and why. */
  | { readonly kind: 'invalid'; readonly message: string; readonly code?: string }
  /** 401, plain: wrong credentials or code; never says which part was wrong. */
  | { readonly kind: 'wrong'; readonly message: string; readonly code?: string }
  /** 401 with the invalid-session header. */
  | { readonly kind: 'sessionOver' }
  /** 401 with the invalid-impersonation header: the staff member's own session may still wait. */
  | { readonly kind: 'impersonationOver' }
  /** 403: a missing right, or with words something that impersonation does not allow. */
  | { readonly kind: 'forbidden'; readonly message?: string; readonly code?: string }
  /** 404: missing or outside the scope, never told apart. */
  | { readonly kind: 'notFound'; readonly message?: string }
  /** 409: another state than the caller believes, e.g. a step that is not due. */
  | {
      readonly kind: 'conflict';
      readonly message: string;
      readonly code: string;
      /** Where waiting helps: the same call is still running. */
      readonly retryAfterSeconds?: number;
    }
  /** 412: a genuine link whose time is over (spec §8). */
  | { readonly kind: 'expired'; readonly message: string; readonly code: string }
  /** 422: well-formed, but refused by a business rule (username taken, password common). */
  | { readonly kind: 'unacceptable'; readonly message: string; readonly code: string }
  /** 429: a limit; always with the wait. */
  | { readonly kind: 'tooMany'; readonly retryAfterSeconds: number; readonly message?: string }
  /** 503: the bounded pool is full, or nothing may be written now. */
  | { readonly kind: 'busy'; readonly retryAfterSeconds: number; readonly unfit?: Unfit }
  /** 503 to whoever asks whether the server can serve. */
  | { readonly kind: 'notReady'; readonly unfit: Unfit | null };

/** What a use case answers: the value, or an expected no; without a value there is nothing to say but that it is done. */
export type Reply<T = Record<string, never>> = Promise<Result<T, Refusal>>;

type Refused = ReturnType<typeof err<Refusal>>;

/** A no with the words a person reads and the code a client knows it by. */
export const refusalOf = (
  kind: 'invalid' | 'wrong' | 'conflict' | 'expired' | 'unacceptable',
  code: string,
  message: string,
): Refused => err({ kind, code, message });

/** The session ended, or never was. */
export const SESSION_OVER = err<Refusal>({ kind: 'sessionOver' });

/** The impersonation ended, by its time or because it may not go on. */
export const IMPERSONATION_OVER = err<Refusal>({ kind: 'impersonationOver' });

/** The step is not the one that is due; the client re-reads the demands. */
export const STEP_NOT_DUE = refusalOf(
  'conflict',
  'stepNotDue',
  'This step is not due any more. Please continue with the one shown.',
);

/** Missing or outside the scope, never told apart. */
export const NOT_FOUND = err<Refusal>({ kind: 'notFound' });

/** Too many passwords are being hashed at once: the caller waits, so that the server goes on answering others (SECURITY.md §2.8). */
export const BUSY = err<Refusal>({ kind: 'busy', retryAfterSeconds: 2 });

/** A field's own refusal, in words. */
export const invalid = (message: string): Refused => err({ kind: 'invalid', message });

/** A limit was reached; without words the wait is told. */
export const tooMany = (retryAfterSeconds: number, message?: string): Refused =>
  err({
    kind: 'tooMany',
    retryAfterSeconds: Math.max(1, Math.ceil(retryAfterSeconds)),
    ...(message !== undefined && { message }),
  });

/** Somebody else saved since the caller read; the caller decides again on what is there now (domain guide 5.3). */
export const staleRev = (by: string | null): Refused =>
  refusalOf('conflict', 'staleRev', `${by ?? 'Somebody else'} has changed this in the meantime.`);
