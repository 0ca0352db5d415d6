/**
 * Query parameters of pages that are secret while they are valid (spec §2.1): those of mailed links, and the code that
 * single sign-on returns.
 */
const SECRETS: readonly string[] = ['code', 'otp', 'ssoCode'];

/** Returns true if the page's address must never be revealed to another site (SECURITY.md §2.12). */
export const carriesSecret = (url: string): boolean => {
  const [path = '', query = ''] = url.split('?', 2);
  const names = query.split('&').map((pair) => pair.split('=', 1)[0] ?? '');
  return path.startsWith('/reports-download/') || names.some((name) => SECRETS.includes(name));
};

/** Paths that contain the secret of a mailed report: its page, and the requests of that page. */
const MAILED_REPORT = /^(\/reports-download\/|\/api\/report\/)[^/]+/;

/** Returns the part of an address that may be logged: no query string and no secret of a mailed link (SECURITY.md §2.12). */
export const loggedPath = (url: string): string =>
  (url.split('?', 1)[0] ?? '').replace(MAILED_REPORT, '$1{id}');
