import type { Method } from './api-request.ts';
import { matchPattern, pathSegments } from './match-pattern.rule.ts';

/** Kinds of requests. The kind alone decides how the gate handles a request (gating README "Kinds of request"). */
export const REQUEST_KINDS = [
  'external',
  'open',
  'identity',
  'completion',
  'stream',
  'protected',
] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** Destination of a request: the portal's API, other files of the portal, the maps service, or a foreign server. */
export type Target = 'api' | 'site' | 'maps' | 'foreign';

/** A URL resolved by the URL parser. */
export interface Address {
  readonly origin: string;
  readonly pathname: string;
  /** True if the URL contains a user name or password. Such a URL is treated as foreign. */
  readonly hasUserInfo: boolean;
}

/** Origins that a deployment trusts. `apiBase` has a leading slash and no trailing slash. */
export interface Origins {
  readonly api: string;
  readonly apiBase: string;
  readonly maps: string | null;
}

/** A pattern for requests of one kind. `methods` of null means any method. */
export interface KindPattern {
  readonly kind: 'open' | 'identity' | 'completion' | 'stream';
  readonly methods: readonly Method[] | null;
  readonly path: string;
}

const any = (kind: KindPattern['kind'], ...paths: readonly string[]): readonly KindPattern[] =>
  paths.map((path) => ({ kind, methods: null, path }));

const only = (
  kind: KindPattern['kind'],
  method: Method,
  ...paths: readonly string[]
): readonly KindPattern[] => paths.map((path) => ({ kind, methods: [method], path }));

/** Patterns of all paths that are not protected, relative to the API base (spec §4.3, §7; gating README). */
export const KIND_PATTERNS: readonly KindPattern[] = [
  ...any('open', 'account/login/*', 'account/sso/exchange', 'account/logout'),
  ...any('open', 'msa/login', 'msa/register', 'msa/logout', 'msa/username', 'msa/password'),
  ...only('open', 'POST', 'account/token/refresh', 'msa/token/refresh'),
  ...only('open', 'POST', 'mfa/request/msa', 'mfa/verify/msa'),
  ...only('open', 'POST', 'mfa/requestReportCode', 'mfa/verifyReportCode'),
  ...only('open', 'GET', 'report/*/download', 'report/*/link'),
  ...only('open', 'POST', 'report/*/ask'),
  ...any('open', 'forgot/username', 'password/reset', 'securityQuestions', 'captcha'),
  ...any('open', 'account/registration/*', 'account/sso/tenant'),
  ...any('open', 'impersonation/waiting', 'impersonation/resume'),
  ...only('open', 'GET', 'statusBanner', 'privacyPolicy', 'dealer/branding', 'branding'),
  ...only('open', 'GET', 'health', 'health/*', 'openapi.json', 'asset/config', 'assets/*'),

  ...only('identity', 'GET', 'account', 'account/me', 'msa/me'),
  ...any('identity', 'account/username/validate', 'account/validate/username'),

  ...only('completion', 'POST', 'account/contactMethod/validate', 'mfa/request', 'mfa/verify'),
  ...only('completion', 'POST', 'rw3k/key'),
  ...only('completion', 'PUT', 'account/contactMethod/internal', 'account/contactMethod/external'),
  ...only('completion', 'PUT', 'account/username', 'account/password'),
  ...only('completion', 'PUT', 'account/securityQuestions'),
  ...only('completion', 'PUT', 'account/terms/accept', 'privacyPolicy/accept'),
  ...only('completion', 'GET', 'account/requirements', 'account/contactMethods', 'mfa/departure'),
  ...only('completion', 'GET', 'account/securityQuestions', 'account/terms'),

  ...only('stream', 'GET', 'live'),
];

/** Returns the destination of a URL by comparing its origin and whole path segments, never a text prefix. */
export const targetOf = (address: Address, origins: Origins): Target => {
  if (address.hasUserInfo) return 'foreign';
  if (address.origin === origins.api)
    return address.pathname.startsWith(`${origins.apiBase}/`) ? 'api' : 'site';
  return address.origin === origins.maps ? 'maps' : 'foreign';
};

/**
 * Returns the kind of a path: the kind of the most specific matching pattern; `completion` wins a tie. Without a match the
 * kind is `protected` (gating README "Kinds of request").
 */
export const kindByPatterns = (
  patterns: readonly KindPattern[],
  { method, segments }: { readonly method: Method; readonly segments: readonly string[] },
): RequestKind => {
  const asked = method === 'HEAD' ? 'GET' : method;
  const fits = patterns
    .filter(({ methods }) => methods === null || methods.includes(asked))
    .map(({ kind, path }) => ({ kind, literal: matchPattern(path, segments) }));
  const closest = Math.max(...fits.map(({ literal }) => literal ?? 0));
  const winners = fits.filter(({ literal }) => literal === closest).map(({ kind }) => kind);
  return winners.find((kind) => kind === 'completion') ?? winners[0] ?? 'protected';
};

/** Returns the kind of a request by its destination and, on the portal's API, by its path. */
export const classifyRequest = (
  request: { readonly method: Method; readonly address: Address },
  origins: Origins,
): RequestKind => {
  const target = targetOf(request.address, origins);
  if (target === 'site') return 'open';
  if (target !== 'api') return 'external';
  const segments = pathSegments(request.address.pathname.slice(origins.apiBase.length + 1));
  return segments === null
    ? 'protected'
    : kindByPatterns(KIND_PATTERNS, { method: request.method, segments });
};
