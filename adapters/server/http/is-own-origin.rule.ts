/** Whether a browser says the request comes from our own page; a program that is no browser says nothing (SECURITY.md §2.3). */
export const isOwnSite = (fetchSite: string | null): boolean =>
  fetchSite === null || fetchSite === 'same-origin';

/** Whether an `Origin` header, if there is one, names one of our own (SECURITY.md §5). */
export const isOwnOrigin = (origin: string | null, ownOrigins: readonly string[]): boolean =>
  origin === null || ownOrigins.includes(origin);
