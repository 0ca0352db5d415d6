import type { ZoneFormat } from './zone-kinds.ts';
import { ZONE_LIMITS } from './zone-limits.ts';

/** What tells two definitions apart (domain guide 6.3 "Rules"). */
export interface ZoneIdentity {
  readonly devNum: number;
  readonly areaNum: number;
  readonly num: string;
  readonly signalCode: string | null;
}

/** A number without the zeros before it: panels and spreadsheets pad the same zone differently, and the decoder takes both for one. */
export const plainNumber = (num: string): string => num.toUpperCase().replace(/^0+(?=.)/, '');

/** A text that two definitions share exactly when only one of them may stand. */
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

/** A number of a file as panels send it: Contact ID has three digits always, and spreadsheets take the zeros before them off. */
export const paddedNumber = (num: string, format: ZoneFormat): string =>
  format === 'CID' && /^\d{1,2}$/.test(num) ? num.padStart(3, '0') : num;

/** What is wrong with a zone number in a format; null of one the panel can send. */
export const numberProblem = (num: string, format: ZoneFormat): string | null => {
  const [form, text] = NUMBERS[format];
  return num === '' || form.test(num) ? null : text;
};

/** What is wrong with a signal code; blank takes it from the signal. Old pulse formats are translated by the receiver into either language. */
export const codeProblem = (code: string | null, format: ZoneFormat): string | null => {
  if (code === null) return null;
  if (format === 'CID') return CID_CODE.test(code) ? null : 'Three digits, like 131';
  if (format === 'SIA') return SIA_CODE.test(code) ? null : 'Two letters, like BA';
  return CID_CODE.test(code) || SIA_CODE.test(code) ? null : 'Three digits or two letters';
};

const RANGE = /^(\d{1,6})\s*[-–]\s*(\d{1,6})$/;

/** The numbers of a range such as `1-8` or `001–016`, as wide as its first one is written; null of a text that is none, or too long for one site. */
export const expandRange = (text: string): readonly string[] | null => {
  const [, from, to] = RANGE.exec(text.trim()) ?? [];
  if (from === undefined || to === undefined) return null;
  const [first, last] = [Number(from), Number(to)];
  const count = last - first + 1;
  if (count < 1 || count > ZONE_LIMITS.perSite) return null;
  return Array.from({ length: count }, (_, at) => String(first + at).padStart(from.length, '0'));
};

/** The description of one of a range: `#` stands for its number without zeros; without one the number follows. */
export const describeInRange = (pattern: string, num: string): string => {
  const text = pattern.trim();
  return text.includes('#')
    ? text.replaceAll('#', plainNumber(num))
    : `${text} ${plainNumber(num)}`.trim();
};

/** The number after the highest of a device, as wide as it; `01` where there is none. */
export const nextNumber = (nums: readonly string[]): string => {
  const numeric = nums.filter((num) => /^\d+$/.test(num));
  const highest = numeric.reduce<string | null>(
    (best, num) => (best === null || Number(num) > Number(best) ? num : best),
    null,
  );
  return highest === null ? '01' : String(Number(highest) + 1).padStart(highest.length, '0');
};
