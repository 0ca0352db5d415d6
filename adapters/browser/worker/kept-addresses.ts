import { matchRoute } from '#core/navigation/match-route.rule.ts';

/** File names created by the bundler. The hash in the name means that the content never changes. */
const HASHED = /^\/assets\/[^/]+-[\w-]{8,}\.\w+$/;

/**
 * Returns true if a file may be cached at its first use. API responses, pages and all other addresses are never cached
 * (SECURITY.md §3).
 */
export const mayKeep = (pathname: string): boolean => HASHED.test(pathname);

/** Returns true if the application shell can show this address without a connection. */
export const shellShows = (pathname: string): boolean =>
  pathname === '/' || matchRoute(pathname) !== null;
