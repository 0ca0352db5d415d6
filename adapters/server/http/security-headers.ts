import type { FastifyInstance } from 'fastify';
import type { FilledPage } from '../pages/page-source.ts';

/** External origins that pages may use (SECURITY.md §2.15). */
export interface OutsideOrigins {
  readonly maps: string | null;
  readonly knowledgeBase: string | null;
}

/** CSP source: SHA-256 of the empty text, for the empty style element that the style engine fills through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const source = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(' ');

const quoted = (hashes: readonly string[]): string[] => hashes.map((hash) => `'${hash}'`);

/**
 * The directives with which every content security policy starts; they allow nothing. The last three are listed
 * explicitly, because `default-src` does not cover them.
 */
const CLOSED: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/**
 * Builds a content security policy that allows only the given sources. An empty string stands for a directive without a
 * value (SECURITY.md §2.15).
 */
export const policyOf = (allowed: Readonly<Record<string, string>> = {}): string =>
  Object.entries({ ...CLOSED, ...allowed })
    .map(([name, value]) => (value === '' ? name : `${name} ${value}`))
    .join('; ');

/** Builds the content security policy of a page, with the hashes of its own styles and head scripts (SECURITY.md §2.15). */
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

/** Content security policy of the service worker, which may request only files of its own server. */
export const WORKER_POLICY = policyOf({
  'connect-src': "'self'",
  'require-trusted-types-for': "'script'",
});

/** Content security policy of the PDF worker, which may load only the portal's decoder for rare image formats (SECURITY.md §2.13). */
export const PDF_WORKER_POLICY = policyOf({
  'script-src': "'self'",
  'require-trusted-types-for': "'script'",
});

/** Content security policy of a downloaded file, in case the browser opens it (SECURITY.md §2.13). */
export const FILE_POLICY = policyOf({ sandbox: '' });

/** Content security policy of a picture, which may contain styles but no scripts (SECURITY.md §2.13). */
export const PICTURE_POLICY = policyOf({ 'style-src': "'unsafe-inline'", sandbox: '' });

/** Headers of every page besides its content security policy. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'reporting-endpoints': 'csp="/csp-report"',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** Operations whose responses contain no user data, so that the browser may cache them (SECURITY.md §2.15). */
const CACHEABLE: readonly string[] = ['statusBanner', 'dealerBranding', 'privacyPolicy'];

/**
 * Returns the `Cache-Control` value of an operation. Browsers revalidate cacheable responses before each use and never
 * store other responses.
 */
export const apiCaching = (operationId: string): string =>
  CACHEABLE.includes(operationId) ? 'private, no-cache' : 'no-store';

const BASE: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': policyOf(),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** Returns the default headers of every response, as the API needs them. A route may override them. */
export const baseHeaders = (production: boolean): Readonly<Record<string, string>> =>
  production
    ? { ...BASE, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : BASE;

/** Adds the default headers and the request id to every response before any route runs. */
export const installBaseHeaders = (app: FastifyInstance, production: boolean): void => {
  const headers = baseHeaders(production);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
};
