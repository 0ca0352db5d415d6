import { matchRoute } from './match-route.rule.ts';

/** Addresses that only lead on. */
const SHORT_WAYS: Readonly<Record<string, string>> = {
  '/home': '/home/dashboard',
  '/msa': '/msa/summary',
};

/** Where an address that only leads on leads; null for any other. */
export const shortWay = (path: string): string | null =>
  SHORT_WAYS[path.replace(/\/$/, '')] ?? null;

/** Whether the portal has anything at a path: a page, or a way to one. The server's status and the shell agree by it. */
export const isKnownAddress = (path: string): boolean =>
  path === '/' || shortWay(path) !== null || matchRoute(path) !== null;
