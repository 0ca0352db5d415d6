import { matchRoute } from '#core/navigation/match-route.rule.ts';

/** The bundler's own names: the hash in them makes a file the same for ever. */
const HASHED = /^\/assets\/[^/]+-[\w-]{8,}\.\w+$/;

/** Whether a file may be kept on first use; answers of the API, pages and everything else never are (SECURITY.md §3). */
export const mayKeep = (pathname: string): boolean => HASHED.test(pathname);

/** Whether the application shell can show this address without a connection. */
export const shellShows = (pathname: string): boolean =>
  pathname === '/' || matchRoute(pathname) !== null;
