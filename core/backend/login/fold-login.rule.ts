import { emailAddress } from '../../kernel/email-address.rule.ts';

/**
 * Normalizes a login for look-up, uniqueness and rate limits, so that a different spelling of the same login does not get
 * extra attempts (SECURITY.md §2.4). An e-mail address is converted to the form in which it is stored, and any other
 * login is NFKC-normalized; both are then lowercased independently of the locale.
 */
export const foldLogin = (login: string): string =>
  (emailAddress(login) ?? login.normalize('NFKC')).toLowerCase();
