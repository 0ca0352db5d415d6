import type { Variant } from '#core/session/user.schema.ts';

/** Names of headers and cookies that both sides agree on; they stand nowhere else (SECURITY.md §2.1, §2.3). */
export const HEADERS = {
  /** Repeats the anti-forgery cookie; a page of another site cannot read that (spec §7.1). */
  xsrf: 'x-xsrf-token',
  /** 401: the session is over. */
  invalidSession: 'x-invalid-session',
  /** 401: the impersonation is over. */
  invalidImpersonation: 'x-invalid-impersonation',
  /** 403: a write refused for its XSRF pair; the server did nothing. */
  xsrfRefused: 'x-xsrf-refused',
  /** `1` on a call no person asked for just now: it does not keep a session awake. */
  background: 'x-background',
  requestId: 'x-request-id',
  idempotencyKey: 'idempotency-key',
  /** What a right code of a mailed report brought; opens that one report and is no access token (SECURITY.md §2.12). */
  reportToken: 'x-report-token',
} as const;

/** Anti-forgery cookie, readable by script and shared by both variants of one host (spec §7.1, SECURITY.md §2.3). */
export const XSRF_COOKIE = 'XSRF-Token';

/** Names the dealer this browser last signed in for; no secret, a cookie for each variant because ports of one host share them. */
export const dealerCookie = (variant: Variant): string => `dealer-${variant}`;

/** The cookie by which a browser is remembered, without the prefix that it has over https (SECURITY.md §2.6, §2.16). */
export const deviceCookie = (variant: Variant): string => `device-${variant}`;

/** Where the API lives below an origin. */
export const API_BASE = '/api';

/** Where a deployment's runtime configuration lives; unauthenticated, outside the API base. */
export const CONFIGURATION_PATH = '/assets/configuration.json';
