import type { Variant } from '#core/session/user.schema.ts';

/** Names of headers and cookies that browser and server share, defined only here (SECURITY.md §2.1, §2.3). */
export const HEADERS = {
  /** Repeats the anti-forgery cookie, which a page of another site cannot read (spec §7.1). */
  xsrf: 'x-xsrf-token',
  /** 401: the session is over. */
  invalidSession: 'x-invalid-session',
  /** 401: the impersonation is over. */
  invalidImpersonation: 'x-invalid-impersonation',
  /** 403: a write was refused because of its XSRF pair; the server changed nothing. */
  xsrfRefused: 'x-xsrf-refused',
  /** `1` on a call that no person just caused: it does not keep a session alive. */
  background: 'x-background',
  requestId: 'x-request-id',
  idempotencyKey: 'idempotency-key',
  /** The token issued for a correct code of a mailed report. It opens only that report and is not an access token (SECURITY.md §2.12). */
  reportToken: 'x-report-token',
} as const;

/** Anti-forgery cookie, readable by scripts and shared by both variants on one host (spec §7.1, SECURITY.md §2.3). */
export const XSRF_COOKIE = 'XSRF-Token';

/**
 * The cookie with the dealer of this browser's last sign-in. It is not secret; each variant has its own, because all ports
 * of a host share cookies.
 */
export const dealerCookie = (variant: Variant): string => `dealer-${variant}`;

/** The cookie of a remembered device, without the prefix that it has over https (SECURITY.md §2.6, §2.16). */
export const deviceCookie = (variant: Variant): string => `device-${variant}`;

/** The path of the API below an origin. */
export const API_BASE = '/api';

/** The path of a deployment's runtime configuration; unauthenticated and outside the API base. */
export const CONFIGURATION_PATH = '/assets/configuration.json';
