/** Secret query parameters of page URLs (spec §2.1): those of mailed links, and the code that single sign-on returns. */
const SECRETS: readonly string[] = ['code', 'otp', 'ssoCode'];

/** Returns true if the URL of a page contains a secret and must not be revealed to other sites (SECURITY.md §2.12). */
export const carriesSecret = (url: string): boolean => {
  const [path = '', query = ''] = url.split('?', 2);
  const names = query.split('&').map((pair) => pair.split('=', 1)[0] ?? '');
  return path.startsWith('/reports-download/') || names.some((name) => SECRETS.includes(name));
};

/** Matches paths with the secret of a mailed report: the report page and its API requests. */
const MAILED_REPORT = /^(\/reports-download\/|\/api\/report\/)[^/]+/;

/** Returns the part of a URL that may be logged, without query string and without the secret of a mailed link (SECURITY.md §2.12). */
export const loggedPath = (url: string): string =>
  (url.split('?', 1)[0] ?? '').replace(MAILED_REPORT, '$1{id}');
