/** What everybody may know of a site, and what is no secret therefore (domain guide 6.4 "Refused"). */
export interface KnownPlace {
  /** Transmitter codes, as they stand on certificates. */
  readonly accountNumbers: readonly string[];
  readonly phones: readonly string[];
  /** Street with its number. */
  readonly street: string;
}

/** Why nobody may have a code, whichever others there are. */
export type CodeFault = 'accountNumber' | 'phone' | 'street' | 'sequence' | 'repeated';

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');
const foldedOf = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
const isNumber = (code: string): boolean => /^\d+$/.test(code);

/** How far each character is from the one before it; digits go round, letters do not. */
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

/** A few digits in a row of a phone number, as people remember it. */
const isOfPhone = (code: string, phones: readonly string[]): boolean =>
  isNumber(code) && phones.some((phone) => digitsOf(phone).includes(code));

const withoutZeros = (digits: string): string => digits.replace(/^0+/, '');

/** The number before the street, with zeros before it or not, alone or with the letter of the house. */
const isStreetNumber = (code: string, street: string): boolean => {
  const [, number = '', letter = ''] = /^\s*(\d+)\s?([A-Za-z](?![A-Za-z]))?/.exec(street) ?? [];
  if (number === '') return false;
  const plain = withoutZeros(code);
  return (
    plain === withoutZeros(number) || plain === withoutZeros(`${number}${letter}`.toUpperCase())
  );
};

/** What makes a folded code unfit though it is nobody's; null for nothing. Never looks at other codes, so that its answer tells nothing about them. */
export const codeFault = (code: string, place: KnownPlace): CodeFault | null => {
  if (/^(.)\1*$/.test(code)) return 'repeated';
  if (isSequence(code)) return 'sequence';
  if (isAccountNumber(code, place.accountNumbers)) return 'accountNumber';
  if (isOfPhone(code, place.phones)) return 'phone';
  return isStreetNumber(code, place.street) ? 'street' : null;
};
