/** Publicly known facts about a site, which must not be used as codes (domain guide 6.4 "Refused"). */
export interface KnownPlace {
  /** Transmitter codes, which are printed on certificates. */
  readonly accountNumbers: readonly string[];
  readonly phones: readonly string[];
  readonly street: string;
}

/** The reason why a code is refused, independent of other codes. */
export type CodeFault = 'accountNumber' | 'phone' | 'street' | 'sequence' | 'repeated';

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');
const foldedOf = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
const isNumber = (code: string): boolean => /^\d+$/.test(code);

/** Returns the step from each character to the next. Digits wrap around from 9 to 0, letters do not. */
const stepsOf = (code: string): readonly number[] =>
  Array.from({ length: code.length - 1 }, (_, at) => {
    const step = code.charCodeAt(at + 1) - code.charCodeAt(at);
    return isNumber(code) && Math.abs(step) === 9 ? -Math.sign(step) : step;
  });

const isOneKind = (code: string): boolean => isNumber(code) || /^[A-Z]+$/.test(code);

const isSequence = (code: string): boolean => {
  const [first, ...others] = stepsOf(code);
  return isOneKind(code) && Math.abs(first ?? 0) === 1 && others.every((step) => step === first);
};

const isAccountNumber = (code: string, numbers: readonly string[]): boolean =>
  numbers.some((number) => foldedOf(number) === code || digitsOf(number) === code);

/** Checks whether the code is a sequence of digits within a phone number. */
const isOfPhone = (code: string, phones: readonly string[]): boolean =>
  isNumber(code) && phones.some((phone) => digitsOf(phone).includes(code));

const withoutZeros = (digits: string): string => digits.replace(/^0+/, '');

/** Checks whether the code is the house number, with or without leading zeros and the letter after the number. */
const isStreetNumber = (code: string, street: string): boolean => {
  const [, number = '', letter = ''] = /^\s*(\d+)\s?([A-Za-z](?![A-Za-z]))?/.exec(street) ?? [];
  if (number === '') return false;
  const plain = withoutZeros(code);
  return (
    plain === withoutZeros(number) || plain === withoutZeros(`${number}${letter}`.toUpperCase())
  );
};

/**
 * Returns why a normalized code is not allowed, or null. The code is not compared with other codes, so the result reveals
 * nothing about those codes.
 */
export const codeFault = (code: string, place: KnownPlace): CodeFault | null => {
  if (/^(.)\1*$/.test(code)) return 'repeated';
  if (isSequence(code)) return 'sequence';
  if (isAccountNumber(code, place.accountNumbers)) return 'accountNumber';
  if (isOfPhone(code, place.phones)) return 'phone';
  return isStreetNumber(code, place.street) ? 'street' : null;
};
