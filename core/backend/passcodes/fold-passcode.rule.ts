import { asciiDigits } from '../../kernel/ascii-digits.rule.ts';

/** Characters people type between the parts of a number or code that has none: spaces, dashes, and invisible characters. */
const BETWEEN = /[\s\p{Pd}\p{Cf}_.]+/gu;

/** Normalizes an account number for look-up. The station's numbers are upper case; “HP 1999” and “hp-1999” are HP1999. */
export const foldAccountNumber = (typed: string): string =>
  asciiDigits(typed).replaceAll(BETWEEN, '').toUpperCase();

/** Normalizes a passcode for hashing and comparing. Spoken codes ignore case (domain guide 6.4), and “MOORING 7” is MOORING7. */
export const foldPasscode = (typed: string): string =>
  asciiDigits(typed).replaceAll(BETWEEN, '').toUpperCase();
