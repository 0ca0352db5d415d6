import { emailAddress } from '../../kernel/email-address.rule.ts';

/**
 * Normalizes a login for look-up, uniqueness and rate limits, so that other spellings do not get extra attempts
 * (SECURITY.md §2.4). Compatibility-normalized and in lower case for every locale; an e-mail address gets its stored form.
 */
export const foldLogin = (login: string): string =>
  (emailAddress(login) ?? login.normalize('NFKC')).toLowerCase();
