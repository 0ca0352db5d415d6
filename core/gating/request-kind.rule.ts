import type { Method } from './api-request.ts';
import { matchPattern, pathSegments } from './match-pattern.rule.ts';

/** The kind of a request alone decides how the gate handles it (gating README "Kinds of request"). */
export const REQUEST_KINDS = [
  'external',
  'open',
  'identity',
  'completion',
  'stream',
  'protected',
] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** The server that a request goes to: our API, our other files, the maps service, or a foreign one. */
export type Target = 'api' | 'site' | 'maps' | 'foreign';

/** A resolved address, as the URL parser read it, never the text itself. */
export interface Address {
  readonly origin: string;
  readonly pathname: string;
  /** True if the address has a user name or password before the host. Such an address is never ours. */
  readonly hasUserInfo: boolean;
}

/** The origins that a deployment trusts. `apiBase` starts with a slash and ends without one. */
export interface Origins {
  readonly api: string;
  readonly apiBase: string;
  readonly maps: string | null;
}

/** One line of the table. Null `methods` means any. */
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

/** The table of all paths that are not simply protected (spec §4.3, §7; gating README), relative to the API base. */
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

/** Finds the server by origin and path segment, never by comparing the start of a text. */
export const targetOf = (address: Address, origins: Origins): Target => {
  if (address.hasUserInfo) return 'foreign';
  if (address.origin === origins.api)
    return address.pathname.startsWith(`${origins.apiBase}/`) ? 'api' : 'site';
  return address.origin === origins.maps ? 'maps' : 'foreign';
};

/**
 * Returns the kind by the table. The most specific pattern wins, a tie goes to completion, and a path without a match is
 * protected (gating README "Kinds of request").
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

/** Returns the kind of a resolved request, by its server and, on our API, by the table of paths. */
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
