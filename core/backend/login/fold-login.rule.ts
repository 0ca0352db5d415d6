import { emailAddress } from '../../kernel/email-address.rule.ts';

/**
 * Returns the form in which a login is looked up, kept unique and counted: compatibility-normalized and in lower case for
 * every locale. One form for all three, or another spelling would get attempts of its own (SECURITY.md §2.4). An e-mail
 * address uses its stored form, however its domain is typed.
 */
export const foldLogin = (login: string): string =>
  (emailAddress(login) ?? login.normalize('NFKC')).toLowerCase();
