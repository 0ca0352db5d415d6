/** What may fail says so in its type: a value or an expected failure, never a throw. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** Wraps a success. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** Wraps an expected failure. */
export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({
  ok: false,
  error,
});

/** The answer with its value taken apart; a failure stays as it is. */
export const mapOk = <T, U, E>(result: Result<T, E>, take: (value: T) => U): Result<U, E> =>
  result.ok ? ok(take(result.value)) : result;

/**
 * Every way a call to the provider's API can end without its value. Kinds, not HTTP statuses:
 * the failure stage and the server translate at the edge (gating README "What the failure stage makes of an answer").
 */
export type Failure =
  /** No answer at all: offline, refused, reset. */
  | { readonly kind: 'unreachable' }
  /** The write budget or an own limit ran out; the outcome of a write is unknown. */
  | { readonly kind: 'timedOut' }
  /** The answer's payload was refused by its schema. */
  | { readonly kind: 'unreadable' }
  /** The server understood and said no (4xx); `message` is the server's own text, `code` a stable word for programs. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly message: string | null;
      readonly code: string | null;
    }
  /** Too many attempts (429); the wait is in seconds, null when the server did not say. */
  | {
      readonly kind: 'rateLimited';
      readonly message: string | null;
      readonly retryAfterSeconds: number | null;
    }
  /** The session is over (401 with the invalid-session header). */
  | { readonly kind: 'sessionEnded' }
  /** The impersonation is over (401 with the invalid-impersonation header). */
  | { readonly kind: 'impersonationEnded' }
  /** The server failed (5xx); by the request's id support finds it in the log. */
  | {
      readonly kind: 'faulted';
      readonly status: number;
      readonly message: string | null;
      readonly requestId?: string;
    }
  /** A request whose session is gone or whose answer may not be shown; has no words and no success path. */
  | { readonly kind: 'empty'; readonly reason: 'sessionOver' | 'stale' | 'aborted' };

/** What a call of the provider's API comes to, once it has ended: its value, or why there is none. */
export type Answer<T> = Promise<Result<T, Failure>>;
