/**
 * Returns true if `Sec-Fetch-Site` is absent or says that the request comes from the portal's own page. The header is
 * absent from requests of programs other than browsers (SECURITY.md §2.3).
 */
export const isOwnSite = (fetchSite: string | null): boolean =>
  fetchSite === null || fetchSite === 'same-origin';

/** Returns true if the `Origin` header is absent or names one of the portal's own origins (SECURITY.md §5). */
export const isOwnOrigin = (origin: string | null, ownOrigins: readonly string[]): boolean =>
  origin === null || ownOrigins.includes(origin);
