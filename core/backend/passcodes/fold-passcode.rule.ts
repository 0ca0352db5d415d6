import { asciiDigits } from '../../kernel/ascii-digits.rule.ts';

/** What people put between the parts of a number or a code that has none of it: spaces, dashes, and signs nobody sees. */
const BETWEEN = /[\s\p{Pd}\p{Cf}_.]+/gu;

/** An account number as it is looked up: the station's numbers are upper case, “HP 1999” and “hp-1999” are HP1999. */
export const foldAccountNumber = (typed: string): string =>
  asciiDigits(typed).replaceAll(BETWEEN, '').toUpperCase();

/** A passcode as it is hashed and compared: spoken codes have no case (domain guide 6.4), and “MOORING 7” is MOORING7. */
export const foldPasscode = (typed: string): string =>
  asciiDigits(typed).replaceAll(BETWEEN, '').toUpperCase();
