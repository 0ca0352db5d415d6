/** Parameters of pages that are secrets for as long as they live (spec §2.1): links of mail, and the code single sign-on comes back with. */
const SECRETS: readonly string[] = ['code', 'otp', 'ssoCode'];

/** Whether a page's address must never be told to another site (SECURITY.md §2.12). */
export const carriesSecret = (url: string): boolean => {
  const [path = '', query = ''] = url.split('?', 2);
  const names = query.split('&').map((pair) => pair.split('=', 1)[0] ?? '');
  return path.startsWith('/reports-download/') || names.some((name) => SECRETS.includes(name));
};

/** Paths with the secret of a mailed report: its page, and what the page asks. */
const MAILED_REPORT = /^(\/reports-download\/|\/api\/report\/)[^/]+/;

/** What of an address the log may keep: no query, and no link that was mailed (SECURITY.md §2.12). */
export const loggedPath = (url: string): string =>
  (url.split('?', 1)[0] ?? '').replace(MAILED_REPORT, '$1{id}');
