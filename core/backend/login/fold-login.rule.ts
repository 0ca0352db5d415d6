import { emailAddress } from '../../kernel/email-address.rule.ts';

/**
 * Normalizes a login for look-up, uniqueness and rate limits, so that a different spelling of the same login does not get
 * extra attempts (SECURITY.md §2.4). An e-mail address gets its stored form, any other login is NFKC-normalized; both
 * become lower case independent of the locale.
 */
export const foldLogin = (login: string): string =>
  (emailAddress(login) ?? login.normalize('NFKC')).toLowerCase();
