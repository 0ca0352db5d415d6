import type { FastifyInstance } from 'fastify';
import type { FilledPage } from '../pages/page-source.ts';

/** What stands outside and may be reached by pages (SECURITY.md §2.15); origins only. */
export interface OutsideOrigins {
  readonly maps: string | null;
  readonly knowledgeBase: string | null;
}

/** SHA-256 of the empty text: the style engine creates an empty style element and fills it through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const source = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(' ');

const quoted = (hashes: readonly string[]): string[] => hashes.map((hash) => `'${hash}'`);

/** What a document may do at all; it can do nothing that is not named, and these four are always said: no default stands in for the last three. */
const CLOSED: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/** A policy that allows what is named, and nothing else; an empty text is a directive without a value (SECURITY.md §2.15). */
export const policyOf = (allowed: Readonly<Record<string, string>> = {}): string =>
  Object.entries({ ...CLOSED, ...allowed })
    .map(([name, value]) => (value === '' ? name : `${name} ${value}`))
    .join('; ');

/** The policy of pages, with the hashes of the styles and of the head script this very page carries (SECURITY.md §2.15). */
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

/** The policy of the service worker: it asks its own server for files, and nothing else. */
export const WORKER_POLICY = policyOf({
  'connect-src': "'self'",
  'require-trusted-types-for': "'script'",
});

/** The policy of the worker that reads PDFs: it loads a decoder of ours for rare pictures, and fetches nothing itself (SECURITY.md §2.13). */
export const PDF_WORKER_POLICY = policyOf({
  'script-src': "'self'",
  'require-trusted-types-for': "'script'",
});

/** The policy of a file that is saved, wherever it is opened all the same (SECURITY.md §2.13). */
export const FILE_POLICY = policyOf({ sandbox: '' });

/** The policy of a picture, which may have styles of its own and do nothing (SECURITY.md §2.13). */
export const PICTURE_POLICY = policyOf({ 'style-src': "'unsafe-inline'", sandbox: '' });

/** Headers of every page beside its policy. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'reporting-endpoints': 'csp="/csp-report"',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** Operations whose answers hold no user data and may be kept by the browser (SECURITY.md §2.15). */
const CACHEABLE: readonly string[] = ['statusBanner', 'dealerBranding', 'privacyPolicy'];

/** How long a browser may keep an answer: cacheable ones are asked about again, others are never written down. */
export const apiCaching = (operationId: string): string =>
  CACHEABLE.includes(operationId) ? 'private, no-cache' : 'no-store';

const BASE: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': policyOf(),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** What every answer carries unless its route says otherwise: the API's headers are the default. */
export const baseHeaders = (production: boolean): Readonly<Record<string, string>> =>
  production
    ? { ...BASE, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : BASE;

/** Puts them on every answer before anything else happens, with the id to quote to support. */
export const installBaseHeaders = (app: FastifyInstance, production: boolean): void => {
  const headers = baseHeaders(production);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
};
