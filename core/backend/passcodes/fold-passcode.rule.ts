import { asciiDigits } from '../../kernel/ascii-digits.rule.ts';

/** Characters that are ignored inside an account number or code: spaces, dashes, dots, underscores, and invisible characters. */
const BETWEEN = /[\s\p{Pd}\p{Cf}_.]+/gu;

/** Normalizes an account number for look-up. For example, “HP 1999” and “hp-1999” become HP1999. */
export const foldAccountNumber = (typed: string): string =>
  asciiDigits(typed).replaceAll(BETWEEN, '').toUpperCase();

/** Normalizes a passcode for hashing and comparing; case is ignored (domain guide 6.4). For example, “MOORING 7” becomes MOORING7. */
export const foldPasscode = (typed: string): string =>
  asciiDigits(typed).replaceAll(BETWEEN, '').toUpperCase();
