/** Result of an operation that may fail: a value or an expected failure. Expected failures are never thrown. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({
  ok: false,
  error,
});

/** Converts the value of a successful result. A failure is returned unchanged. */
export const mapOk = <T, U, E>(result: Result<T, E>, take: (value: T) => U): Result<U, E> =>
  result.ok ? ok(take(result.value)) : result;

/**
 * All ways in which an API call can fail. The failure stage and the server map HTTP statuses to these kinds (gating
 * README "What the failure stage makes of an answer").
 */
export type Failure =
  /** No response arrived: the device is offline, or the connection was refused or reset. */
  | { readonly kind: 'unreachable' }
  /** The time limit was reached. If the call was a write, the outcome of the write is unknown. */
  | { readonly kind: 'timedOut' }
  /** The response does not match its schema. */
  | { readonly kind: 'unreadable' }
  /** The server refused the request (4xx). `message` is the server's text for users, `code` is a stable identifier for programs. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly message: string | null;
      readonly code: string | null;
    }
  /** Too many attempts (429). The wait is in seconds; null if the server stated none. */
  | {
      readonly kind: 'rateLimited';
      readonly message: string | null;
      readonly retryAfterSeconds: number | null;
    }
  /** The session has ended (401 with the invalid-session header). */
  | { readonly kind: 'sessionEnded' }
  /** The impersonation has ended (401 with the invalid-impersonation header). */
  | { readonly kind: 'impersonationEnded' }
  /** The server failed (5xx). The request id identifies the error in the log. */
  | {
      readonly kind: 'faulted';
      readonly status: number;
      readonly message: string | null;
      readonly requestId?: string;
    }
  /**
   * The request or its response was dropped, because the session ended, the response is stale, or the caller aborted.
   * Neither success nor a message is shown.
   */
  | { readonly kind: 'empty'; readonly reason: 'sessionOver' | 'stale' | 'aborted' };

/** Outcome of an API call: a value or a failure. */
export type Answer<T> = Promise<Result<T, Failure>>;
