import { DURATIONS } from '../kernel/limits.ts';
import { isSafe, type Method } from './api-request.ts';
import { matchPattern, pathSegments } from './path-pattern.rule.ts';

/** How long a request may take once it is sent, and how often it may be tried. */
export interface Budget {
  /** Milliseconds: of each try for a read, of the whole for a write. */
  readonly limit: number;
  readonly tries: number;
}

const MAX_READ_TRIES = 3;

/** Writes that may take longer than the write budget, mostly because they hash (spec §7.1 "excluded paths"), relative to the API base. */
export const UNHURRIED_WRITES: readonly string[] = [
  'account/login/*',
  'account/sso/exchange',
  'account/logout',
  'account/password',
  'account/password/*',
  'account/securityQuestions',
  'account/token/refresh',
  'msa/login',
  'msa/logout',
  'msa/register',
  'msa/password',
  'msa/accountLinks',
  'msa/token/refresh',
  'impersonation/*',
  'support/impersonation',
  'mfa/*',
  'mfa/*/*',
  'password/reset',
  'securityQuestions',
  'account/registration/*',
  'site',
];

/** Documents travelling in either direction. */
export const TRANSFERS: readonly string[] = ['news/*/document', 'report/*/download'];

/** The time limit and the tries of a request; `path` is relative to the API base (gating README "Meanings"). */
export const requestBudget = (request: {
  readonly method: Method;
  readonly path: string;
}): Budget => {
  const segments = pathSegments(request.path) ?? [];
  const among = (patterns: readonly string[]) =>
    patterns.some((pattern) => matchPattern(pattern, segments) !== null);
  const safe = isSafe(request.method);
  const tries = safe ? MAX_READ_TRIES : 1;
  if (among(TRANSFERS)) return { limit: DURATIONS.transferBudget, tries };
  if (safe) return { limit: DURATIONS.readBudget, tries };
  const limit = among(UNHURRIED_WRITES) ? DURATIONS.excludedWriteBudget : DURATIONS.writeBudget;
  return { limit, tries };
};
