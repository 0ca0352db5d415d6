/** Parameters of pages that are secrets for as long as they live (spec §2.1): links of mail, and the code single sign-on comes back with. */
const SECRETS: readonly string[] = ['code', 'otp', 'ssoCode'];

/** Whether a page's address must never be told to another site (SECURITY.md §2.12). */
export const carriesSecret = (url: string): boolean => {
  const [path = '', query = ''] = url.split('?', 2);
  const names = query.split('&').map((pair) => pair.split('=', 1)[0] ?? '');
  return path.startsWith('/reports-download/') || names.some((name) => SECRETS.includes(name));
};
