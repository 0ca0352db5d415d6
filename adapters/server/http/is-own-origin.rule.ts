/**
 * Returns true if the browser states that the request comes from our own page. A program that is not a browser sends no
 * such header (SECURITY.md §2.3).
 */
export const isOwnSite = (fetchSite: string | null): boolean =>
  fetchSite === null || fetchSite === 'same-origin';

/** Returns true if the `Origin` header is absent or one of our own (SECURITY.md §5). */
export const isOwnOrigin = (origin: string | null, ownOrigins: readonly string[]): boolean =>
  origin === null || ownOrigins.includes(origin);
