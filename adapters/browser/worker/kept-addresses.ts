import { matchRoute } from '#core/navigation/match-route.rule.ts';

/** Matches the paths of bundled files, whose names contain a hash of their content. */
const HASHED = /^\/assets\/[^/]+-[\w-]{8,}\.\w+$/;

/** Returns true if a file may be cached when first used. API responses, pages and all other URLs are never cached (SECURITY.md §3). */
export const mayKeep = (pathname: string): boolean => HASHED.test(pathname);

/** Returns true if the application shell can show this path offline. */
export const shellShows = (pathname: string): boolean =>
  pathname === '/' || matchRoute(pathname) !== null;
