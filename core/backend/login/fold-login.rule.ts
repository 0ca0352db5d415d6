import { emailAddress } from '../../kernel/email-address.rule.ts';

/** The form under which a login is looked up, unique and counted: compatibility-normalised, lower case in every locale; one form for all three, or another spelling of a name would have tries of its own (SECURITY.md §2.4). An address counts in its stored form, however its domain is typed. */
export const foldLogin = (login: string): string =>
  (emailAddress(login) ?? login.normalize('NFKC')).toLowerCase();
