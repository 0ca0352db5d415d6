import { err, type Result } from '../kernel/result.ts';

/** Why a server must not write to the database: its clock is wrong, or its disk is full. */
export type Unfit = 'clock' | 'disk';

/**
 * An expected refusal of a use case. The server maps each kind to one HTTP status. The transaction commits despite a
 * refusal (SECURITY.md §2).
 */
export type Refusal =
  /** 400: an invalid request; the message names the field and the reason. */
  | { readonly kind: 'invalid'; readonly message: string; readonly code?: string }
  /** 401 without a special header: wrong credentials or code. Never tells which part was wrong. */
  | { readonly kind: 'wrong'; readonly message: string; readonly code?: string }
  /** 401 with the invalid-session header: the session is over. */
  | { readonly kind: 'sessionOver' }
  /** 401 with the invalid-impersonation header. The staff member's own session may still exist. */
  | { readonly kind: 'impersonationOver' }
  /** 403: a right is missing. If there is a message, impersonation does not allow the action. */
  | { readonly kind: 'forbidden'; readonly message?: string; readonly code?: string }
  /** 404: the resource does not exist or is outside the scope, without distinction. */
  | { readonly kind: 'notFound'; readonly message?: string }
  /** 409: the state differs from what the caller assumed, such as a sign-in step that is not due. */
  | {
      readonly kind: 'conflict';
      readonly message: string;
      readonly code: string;
      /** Set if the request may be repeated later, because the same request is still running. */
      readonly retryAfterSeconds?: number;
    }
  /** 412: a genuine link that has expired (spec §8). */
  | { readonly kind: 'expired'; readonly message: string; readonly code: string }
  /** 422: a valid request that a business rule refuses, such as a username that is taken. */
  | { readonly kind: 'unacceptable'; readonly message: string; readonly code: string }
  /** 429: a rate limit, with the wait. */
  | { readonly kind: 'tooMany'; readonly retryAfterSeconds: number; readonly message?: string }
  /** 503: the hash pool is full, or the server must not write now. */
  | { readonly kind: 'busy'; readonly retryAfterSeconds: number; readonly unfit?: Unfit }
  /** 503 as the response to a readiness check. */
  | { readonly kind: 'notReady'; readonly unfit: Unfit | null };

/** The result of a use case: a value, or an expected refusal. By default the value is empty. */
export type Reply<T = Record<string, never>> = Promise<Result<T, Refusal>>;

type Refused = ReturnType<typeof err<Refusal>>;

/** Builds a refusal from a message for the user and a code for the client. */
export const refusalOf = (
  kind: 'invalid' | 'wrong' | 'conflict' | 'expired' | 'unacceptable',
  code: string,
  message: string,
): Refused => err({ kind, code, message });

/** The refusal for a session that ended or never existed. */
export const SESSION_OVER = err<Refusal>({ kind: 'sessionOver' });

/** The refusal for an impersonation that has expired or may not continue. */
export const IMPERSONATION_OVER = err<Refusal>({ kind: 'impersonationOver' });

/** The refusal for a sign-in step that is not due. After this refusal, the client must read the open steps again. */
export const STEP_NOT_DUE = refusalOf(
  'conflict',
  'stepNotDue',
  'This step is no longer needed. Please continue with the one shown.',
);

/** The refusal for a resource that does not exist or is outside the scope, without distinction. */
export const NOT_FOUND = err<Refusal>({ kind: 'notFound' });

/** The refusal while too many passwords are being hashed. The caller may retry later (SECURITY.md §2.8). */
export const BUSY = err<Refusal>({ kind: 'busy', retryAfterSeconds: 2 });

/** Builds the refusal of an invalid field, with a message. */
export const invalid = (message: string): Refused => err({ kind: 'invalid', message });

/** Builds the refusal of a rate limit. Without `message`, the default text names the time to wait. */
export const tooMany = (retryAfterSeconds: number, message?: string): Refused =>
  err({
    kind: 'tooMany',
    retryAfterSeconds: Math.max(1, Math.ceil(retryAfterSeconds)),
    ...(message !== undefined && { message }),
  });

/** Builds the refusal of a save when another person has changed the data since the caller read it (domain guide 5.3). */
export const staleRev = (by: string | null): Refused =>
  refusalOf('conflict', 'staleRev', `${by ?? 'Someone else'} has changed this in the meantime.`);
