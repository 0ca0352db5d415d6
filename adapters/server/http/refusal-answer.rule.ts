import type { Refusal, Unfit } from '#core/backend/refusal.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import { waitText } from '#core/kernel/wait-text.rule.ts';
import { HEADERS } from '#adapters/wire/headers.ts';

/** A refusal as an HTTP response. */
export interface RefusalAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly message: string;
  readonly code: string | null;
  /** Present only in the response of a failed readiness check. */
  readonly ready?: false;
}

/** Builds a refusal response. `code` and `headers` are only for refusals that a program evaluates. */
export const answer = (
  status: number,
  message: string,
  code: string | null = null,
  headers: Readonly<Record<string, string>> = {},
): RefusalAnswer => ({ status, headers, message, code });

const wait = (seconds: number): Readonly<Record<string, string>> => ({
  'retry-after': String(Math.max(1, Math.ceil(seconds))),
});

const UNFIT_TEXT: Readonly<Record<Unfit, string>> = {
  disk: 'Nothing was saved because the server’s disk is full. Please try again later.',
  clock: 'Nothing was saved because the server’s clock is wrong. Please try again later.',
};
const NOT_READY_TEXT: Readonly<Record<Unfit, string>> = {
  disk: 'The server is not ready: the disk is full.',
  clock: 'The server is not ready: its clock is more than 30 s off that of the database.',
};
const UNFIT_CODES: Readonly<Record<Unfit, string>> = { disk: 'diskFull', clock: 'clockOff' };

/**
 * Returns the response for a refusal. No other code maps refusals to responses, so that all routes respond identically
 * (SECURITY.md §2.1, §2.4).
 */
export const refusalAnswer = (refusal: Refusal): RefusalAnswer => {
  switch (refusal.kind) {
    case 'invalid':
      return answer(400, refusal.message, refusal.code ?? null);
    case 'wrong':
      return answer(401, refusal.message, refusal.code ?? null);
    case 'sessionOver':
      return answer(401, MESSAGES.loginExpired, null, { [HEADERS.invalidSession]: 'true' });
    case 'impersonationOver':
      return answer(401, MESSAGES.impersonationExpired, null, {
        [HEADERS.invalidImpersonation]: 'true',
      });
    case 'forbidden':
      return answer(
        403,
        refusal.message ?? 'You don’t have the right to do this.',
        refusal.code ?? null,
      );
    case 'notFound':
      return answer(404, refusal.message ?? 'There is nothing at this address.');
    case 'conflict':
      return answer(
        409,
        refusal.message,
        refusal.code,
        refusal.retryAfterSeconds === undefined ? {} : wait(refusal.retryAfterSeconds),
      );
    case 'expired':
      return answer(412, refusal.message, refusal.code);
    case 'unacceptable':
      return answer(422, refusal.message, refusal.code);
    case 'tooMany':
      return answer(
        429,
        refusal.message ??
          `Too many attempts. Please try again ${waitText(Math.max(1, refusal.retryAfterSeconds))}.`,
        null,
        wait(refusal.retryAfterSeconds),
      );
    case 'busy':
      return answer(
        503,
        refusal.unfit === undefined
          ? 'The service is busy. Please try again in a moment.'
          : UNFIT_TEXT[refusal.unfit],
        refusal.unfit === undefined ? null : UNFIT_CODES[refusal.unfit],
        wait(refusal.retryAfterSeconds),
      );
    case 'notReady':
      return {
        ...answer(
          503,
          refusal.unfit === null ? 'The server is not ready.' : NOT_READY_TEXT[refusal.unfit],
          refusal.unfit === null ? null : UNFIT_CODES[refusal.unfit],
          wait(2),
        ),
        ready: false,
      };
  }
};

/**
 * The access token has expired, but the session is still valid. The client must refresh and repeat the request (RFC 6750,
 * SECURITY.md §2.1).
 */
export const TOKEN_DEAD = answer(401, 'The access token has expired.', null, {
  'www-authenticate': 'Bearer error="invalid_token"',
});

/** The operation needs a session, and there is none. */
export const NO_SESSION = answer(401, 'Sign in first.', null, { 'www-authenticate': 'Bearer' });

/** The key belongs to no receiver or to a revoked one. */
export const NO_RECEIVER = answer(401, 'This key does not belong to a receiver.', null, {
  'www-authenticate': 'Bearer realm="receivers"',
});

/** The key belongs to a receiver with another purpose. */
export const OTHER_PURPOSE = answer(403, 'This key was created for another purpose.', null, {
  'www-authenticate': 'Bearer realm="receivers", error="insufficient_scope"',
});

/** The XSRF token of a write is missing or invalid. The client must fetch a new token and repeat the request once (gating README). */
export const XSRF_REFUSED = answer(403, 'The request couldn’t be matched to this browser.', null, {
  [HEADERS.xsrfRefused]: 'true',
});

/** A page of another site sent a write. */
export const FOREIGN_SITE = answer(403, 'Requests from other sites are refused.');

/** The server cannot parse the request. */
export const UNREADABLE = answer(400, 'The request could not be read.');

export const NOT_FOUND = answer(404, 'There is nothing at this address.');
