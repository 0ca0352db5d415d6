import type { FastifyInstance } from 'fastify';
import type { FilledPage } from '../pages/page-source.ts';

/** External origins that pages may use (SECURITY.md §2.15). */
export interface OutsideOrigins {
  readonly maps: string | null;
  readonly knowledgeBase: string | null;
}

/** SHA-256 of the empty text. The style engine creates an empty style element and fills it through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const source = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(' ');

const quoted = (hashes: readonly string[]): string[] => hashes.map((hash) => `'${hash}'`);

/**
 * Directives of every policy. Nothing is allowed unless it is named, and these four are always included, because no
 * default covers the last three.
 */
const CLOSED: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/** Builds a policy that allows only what is named. An empty text is a directive without a value (SECURITY.md §2.15). */
export const policyOf = (allowed: Readonly<Record<string, string>> = {}): string =>
  Object.entries({ ...CLOSED, ...allowed })
    .map(([name, value]) => (value === '' ? name : `${name} ${value}`))
    .join('; ');

/** Builds the policy of a page, with the hashes of its own styles and head script (SECURITY.md §2.15). */
export const pagePolicy = (
  outside: OutsideOrigins,
  page: Pick<FilledPage, 'styleHashes' | 'scriptHashes'>,
): string =>
  policyOf({
    'script-src': source("'self'", ...quoted(page.scriptHashes)),
    'style-src': source("'self'", EMPTY_STYLE, ...quoted(page.styleHashes)),
    'img-src': source("'self' data:", outside.maps),
    'font-src': "'self'",
    'connect-src': source("'self'", outside.maps),
    'frame-src': outside.knowledgeBase ?? "'none'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'object-src': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
    'report-to': 'csp',
  });

/** The policy of the service worker, which may request files of its own server only. */
export const WORKER_POLICY = policyOf({
  'connect-src': "'self'",
  'require-trusted-types-for': "'script'",
});

/**
 * The policy of the worker that reads PDFs. It may load our decoder for rare picture formats, and fetches nothing itself
 * (SECURITY.md §2.13).
 */
export const PDF_WORKER_POLICY = policyOf({
  'script-src': "'self'",
  'require-trusted-types-for': "'script'",
});

/** The policy of a downloaded file, in case it is opened in the browser (SECURITY.md §2.13). */
export const FILE_POLICY = policyOf({ sandbox: '' });

/** The policy of a picture, which may contain styles but run nothing (SECURITY.md §2.13). */
export const PICTURE_POLICY = policyOf({ 'style-src': "'unsafe-inline'", sandbox: '' });

/** Headers of every page, in addition to its policy. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'reporting-endpoints': 'csp="/csp-report"',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** Operations whose responses contain no user data and may be cached by the browser (SECURITY.md §2.15). */
const CACHEABLE: readonly string[] = ['statusBanner', 'dealerBranding', 'privacyPolicy'];

/** Returns the cache header of an operation. Cacheable responses are revalidated, and all others are never stored. */
export const apiCaching = (operationId: string): string =>
  CACHEABLE.includes(operationId) ? 'private, no-cache' : 'no-store';

const BASE: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': policyOf(),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** Returns the default headers of every response, which are those of the API. A route may replace them. */
export const baseHeaders = (production: boolean): Readonly<Record<string, string>> =>
  production
    ? { ...BASE, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : BASE;

/** Sets the default headers on every response first, with the request id to quote to support. */
export const installBaseHeaders = (app: FastifyInstance, production: boolean): void => {
  const headers = baseHeaders(production);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
};
