/** The result of something that may fail: a value or an expected failure, never a throw. */
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

/** Converts the value of a success; a failure stays as it is. */
export const mapOk = <T, U, E>(result: Result<T, E>, take: (value: T) => U): Result<U, E> =>
  result.ok ? ok(take(result.value)) : result;

/**
 * Every way in which a call to the provider's API can fail. These are kinds, not HTTP statuses, which the failure stage
 * and the server translate (gating README "What the failure stage makes of an answer").
 */
export type Failure =
  /** No response at all: offline, refused, reset. */
  | { readonly kind: 'unreachable' }
  /** The time limit of the write or of the caller ran out. The outcome of a write is unknown. */
  | { readonly kind: 'timedOut' }
  /** The response does not match its schema. */
  | { readonly kind: 'unreadable' }
  /** The server understood and refused (4xx). `message` is the server's own text, `code` a stable identifier for programs. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly message: string | null;
      readonly code: string | null;
    }
  /** Too many attempts (429). The wait is in seconds; null if the server did not state it. */
  | {
      readonly kind: 'rateLimited';
      readonly message: string | null;
      readonly retryAfterSeconds: number | null;
    }
  /** The session is over (401 with the invalid-session header). */
  | { readonly kind: 'sessionEnded' }
  /** The impersonation is over (401 with the invalid-impersonation header). */
  | { readonly kind: 'impersonationEnded' }
  /** The server failed (5xx). Support finds the error in the log by the request id. */
  | {
      readonly kind: 'faulted';
      readonly status: number;
      readonly message: string | null;
      readonly requestId?: string;
    }
  /** The request was dropped: its session is gone, or its response must not be shown. There is no message and no success. */
  | { readonly kind: 'empty'; readonly reason: 'sessionOver' | 'stale' | 'aborted' };

/** The outcome of a call to the provider's API: its value, or why there is none. */
export type Answer<T> = Promise<Result<T, Failure>>;
