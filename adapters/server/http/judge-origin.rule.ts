/** What a browser says about where a request comes from; null = it did not say. */
export interface RequestOrigin {
  readonly fetchSite: string | null;
  readonly origin: string | null;
}

/** A write comes from our own pages, or from a program that is no browser (security.md §2.3, §5). */
export const isOwnOrigin = (from: RequestOrigin, ownOrigins: readonly string[]): boolean =>
  (from.fetchSite === null || from.fetchSite === 'same-origin') &&
  (from.origin === null || ownOrigins.includes(from.origin));
