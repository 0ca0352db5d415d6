/** An account number as it is looked up: the station's numbers are upper case. */
export const foldAccountNumber = (typed: string): string => typed.trim().toUpperCase();

/** A passcode as it is hashed and compared: spoken codes have no case (domain guide 6.4). */
export const foldPasscode = (typed: string): string => typed.trim().normalize('NFKC').toUpperCase();
