import { err, type Result } from '../kernel/result.ts';

/** Why a server may not write: its clock is wrong, so it would write wrong times, or its disk is full. */
export type Unfit = 'clock' | 'disk';

/**
 * Every expected refusal of the back end. The server maps each kind to one status in one place. A returned refusal commits
 * (SECURITY.md §2).
 */
export type Refusal =
  /** 400: the message names the field and the reason. */
  | { readonly kind: 'invalid'; readonly message: string; readonly code?: string }
  /** 401, plain: wrong credentials or code. Never says which part was wrong. */
  | { readonly kind: 'wrong'; readonly message: string; readonly code?: string }
  /** 401 with the invalid-session header. */
  | { readonly kind: 'sessionOver' }
  /** 401 with the invalid-impersonation header. The staff member's own session may still be waiting. */
  | { readonly kind: 'impersonationOver' }
  /** 403: a missing right, or, with a message, an action that impersonation does not allow. */
  | { readonly kind: 'forbidden'; readonly message?: string; readonly code?: string }
  /** 404: missing or outside the scope; the two are never distinguished. */
  | { readonly kind: 'notFound'; readonly message?: string }
  /** 409: the state differs from what the caller assumes, e.g. a step that is not due. */
  | {
      readonly kind: 'conflict';
      readonly message: string;
      readonly code: string;
      /** Set if waiting helps, because the same call is still running. */
      readonly retryAfterSeconds?: number;
    }
  /** 412: a genuine link that has expired (spec §8). */
  | { readonly kind: 'expired'; readonly message: string; readonly code: string }
  /** 422: well-formed, but refused by a business rule (username taken, password common). */
  | { readonly kind: 'unacceptable'; readonly message: string; readonly code: string }
  /** 429: a limit; always with the wait. */
  | { readonly kind: 'tooMany'; readonly retryAfterSeconds: number; readonly message?: string }
  /** 503: the bounded pool is full, or nothing may be written now. */
  | { readonly kind: 'busy'; readonly retryAfterSeconds: number; readonly unfit?: Unfit }
  /** 503 in response to a readiness check. */
  | { readonly kind: 'notReady'; readonly unfit: Unfit | null };

/** The response of a use case: a value, or an expected refusal. Without a value, success says only that it is done. */
export type Reply<T = Record<string, never>> = Promise<Result<T, Refusal>>;

type Refused = ReturnType<typeof err<Refusal>>;

/** Builds a refusal with the message for the user and the code for the client. */
export const refusalOf = (
  kind: 'invalid' | 'wrong' | 'conflict' | 'expired' | 'unacceptable',
  code: string,
  message: string,
): Refused => err({ kind, code, message });

/** The session ended or never existed. */
export const SESSION_OVER = err<Refusal>({ kind: 'sessionOver' });

/** The impersonation has expired or may not continue. */
export const IMPERSONATION_OVER = err<Refusal>({ kind: 'impersonationOver' });

/** The step is not the one that is due; the client reads the demands again. */
export const STEP_NOT_DUE = refusalOf(
  'conflict',
  'stepNotDue',
  'This step is not due any more. Please continue with the one shown.',
);

/** Missing or outside the scope; the two are never distinguished. */
export const NOT_FOUND = err<Refusal>({ kind: 'notFound' });

/** Too many passwords are being hashed at once. The caller must wait, so that the server can still answer others (SECURITY.md §2.8). */
export const BUSY = err<Refusal>({ kind: 'busy', retryAfterSeconds: 2 });

/** Refuses one field, with a message. */
export const invalid = (message: string): Refused => err({ kind: 'invalid', message });

/** Refuses because a limit was reached; without a message the wait is shown. */
export const tooMany = (retryAfterSeconds: number, message?: string): Refused =>
  err({
    kind: 'tooMany',
    retryAfterSeconds: Math.max(1, Math.ceil(retryAfterSeconds)),
    ...(message !== undefined && { message }),
  });

/**
 * Refuses because another person saved since the caller read the data. The caller decides again based on the current data
 * (domain guide 5.3).
 */
export const staleRev = (by: string | null): Refused =>
  refusalOf('conflict', 'staleRev', `${by ?? 'Somebody else'} has changed this in the meantime.`);
