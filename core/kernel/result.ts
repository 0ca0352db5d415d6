/** What may fail says so in its type: a value or an expected failure, never a throw. */
export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

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
