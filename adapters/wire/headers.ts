import type { Variant } from '#core/session/user.schema.ts';

/** Names of the headers that browser and server share (SECURITY.md §2.1, §2.3). */
export const HEADERS = {
  /** Repeats the value of the anti-forgery cookie, which a page of another site cannot read (spec §7.1). */
  xsrf: 'x-xsrf-token',
  /** With status 401: the session is over. */
  invalidSession: 'x-invalid-session',
  /** With status 401: the impersonation is over. */
  invalidImpersonation: 'x-invalid-impersonation',
  /** With status 403: a write was refused because of its XSRF pair, and nothing was changed. */
  xsrfRefused: 'x-xsrf-refused',
  /** `1` on a call that no person caused; the call does not keep a session alive. */
  background: 'x-background',
  requestId: 'x-request-id',
  idempotencyKey: 'idempotency-key',
  /**
   * The token issued after a correct code for a mailed report. The token opens only this report and is not an access token
   * (SECURITY.md §2.12).
   */
  reportToken: 'x-report-token',
} as const;

/** Name of the anti-forgery cookie, readable by scripts and shared by both variants on one host (spec §7.1, SECURITY.md §2.3). */
export const XSRF_COOKIE = 'XSRF-Token';

/**
 * Returns the name of the cookie with the dealer of this browser's last sign-in. Each variant has its own cookie, because
 * all ports of a host share cookies.
 */
export const dealerCookie = (variant: Variant): string => `dealer-${variant}`;

/** Returns the name of a remembered device's cookie, without the prefix used over https (SECURITY.md §2.6, §2.16). */
export const deviceCookie = (variant: Variant): string => `device-${variant}`;

/** Path prefix of the API. */
export const API_BASE = '/api';

/** Path of the deployment's runtime configuration, which is unauthenticated and outside the API base. */
export const CONFIGURATION_PATH = '/assets/configuration.json';

/**
 * Name of the header with a file's size in bytes, by which a truncated file is recognized. Unlike `content-length`, the
 * header survives a proxy that streams in chunks.
 */
export const DOCUMENT_SIZE = 'document-size';
