import type { ZoneFormat } from './zone-kinds.ts';
import { ZONE_LIMITS } from './zone-limits.ts';

/** The fields that together identify a zone definition (domain guide 6.3 "Rules"). */
export interface ZoneIdentity {
  readonly devNum: number;
  readonly areaNum: number;
  readonly num: string;
  readonly signalCode: string | null;
}

/** Removes leading zeros from a zone number. Panels and spreadsheets pad numbers differently, and the decoder ignores the padding. */
export const plainNumber = (num: string): string => num.toUpperCase().replace(/^0+(?=.)/, '');

/** Returns a key that identifies a zone within its site. Two zones of one site must not have the same key. */
export const identityOf = ({ devNum, areaNum, num, signalCode }: ZoneIdentity): string =>
  `${devNum}/${areaNum}/${plainNumber(num)}/${signalCode ?? ''}`;

const NUMBERS: Readonly<Record<ZoneFormat, readonly [RegExp, string]>> = {
  CID: [/^\d{1,3}$/, 'Contact ID zones are 000 to 999'],
  SIA: [/^[\dA-Z]{1,6}$/i, 'Digits and letters, up to 6'],
  '4×2': [/^[\dA-F]{1,2}$/i, 'Two digits, 0 to 9 or A to F'],
  '3×1': [/^[\dA-F]$/i, 'One digit, 0 to 9 or A to F'],
};

const CID_CODE = /^\d{3}$/;
const SIA_CODE = /^[A-Z]{2}$/;

/**
 * Pads a Contact ID zone number from a file to three digits, because spreadsheets drop leading zeros. Numbers of other
 * formats stay unchanged.
 */
export const paddedNumber = (num: string, format: ZoneFormat): string =>
  format === 'CID' && /^\d{1,2}$/.test(num) ? num.padStart(3, '0') : num;

/** Explains why a zone number does not fit its format. Null if it fits. */
export const numberProblem = (num: string, format: ZoneFormat): string | null => {
  const [form, text] = NUMBERS[format];
  return num === '' || form.test(num) ? null : text;
};

/**
 * Explains why a signal code does not fit its format; null if it fits. The old pulse formats accept Contact ID and SIA
 * codes, because the receiver translates pulses into either.
 */
export const codeProblem = (code: string | null, format: ZoneFormat): string | null => {
  if (code === null) return null;
  if (format === 'CID') return CID_CODE.test(code) ? null : 'Three digits, like 131';
  if (format === 'SIA') return SIA_CODE.test(code) ? null : 'Two letters, like BA';
  return CID_CODE.test(code) || SIA_CODE.test(code) ? null : 'Three digits or two letters';
};

const RANGE = /^(\d{1,6})\s*[-–]\s*(\d{1,6})$/;

/**
 * Expands a range such as `1-8` or `001–016` to its numbers, each padded to the length of the first number. Returns null
 * if the text is not a range or the range exceeds the zone limit of a site.
 */
export const expandRange = (text: string): readonly string[] | null => {
  const [, from, to] = RANGE.exec(text.trim()) ?? [];
  if (from === undefined || to === undefined) return null;
  const [first, last] = [Number(from), Number(to)];
  const count = last - first + 1;
  if (count < 1 || count > ZONE_LIMITS.perSite) return null;
  return Array.from({ length: count }, (_, at) => String(first + at).padStart(from.length, '0'));
};

/** Returns the description of one zone of a range. The zone number, without leading zeros, replaces `#` or is appended. */
export const describeInRange = (pattern: string, num: string): string => {
  const text = pattern.trim();
  return text.includes('#')
    ? text.replaceAll('#', plainNumber(num))
    : `${text} ${plainNumber(num)}`.trim();
};

/** Returns the highest zone number plus one, padded to the same length. Returns `01` if there are no numbers. */
export const nextNumber = (nums: readonly string[]): string => {
  const numeric = nums.filter((num) => /^\d+$/.test(num));
  const highest = numeric.reduce<string | null>(
    (best, num) => (best === null || Number(num) > Number(best) ? num : best),
    null,
  );
  return highest === null ? '01' : String(Number(highest) + 1).padStart(highest.length, '0');
};
