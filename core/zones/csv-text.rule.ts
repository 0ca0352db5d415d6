import { err, ok, type Result } from '../kernel/result.ts';
import { ZONE_LIMITS } from './zone-limits.ts';

/** The encodings in which spreadsheets save files. */
export type CsvEncoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

export interface CsvText {
  readonly text: string;
  readonly encoding: CsvEncoding;
}

const PIECE = 8192;

const textOf = (units: readonly number[] | Uint16Array): string => {
  let text = '';
  for (let at = 0; at < units.length; at += PIECE)
    text += String.fromCharCode(...units.slice(at, at + PIECE));
  return text;
};

/** The Windows-1252 characters for bytes 0x80 and above, where other encodings have control characters. 0 means no character. */
const SPECIAL = [
  0x20ac, 0, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152,
  0, 0x017d, 0, 0, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161,
  0x203a, 0x0153, 0, 0x017e, 0x0178,
];

const windows1252 = (bytes: Uint8Array): string | null => {
  const units = Array.from(bytes, (byte) =>
    byte >= 0x80 && byte < 0xa0 ? (SPECIAL[byte - 0x80] ?? 0) : byte,
  );
  return units.includes(0) ? null : textOf(units);
};

const utf16 = (bytes: Uint8Array, little: boolean): string | null => {
  if (bytes.length % 2 !== 0) return null;
  const units = new Uint16Array(bytes.length / 2);
  for (let at = 0; at < units.length; at += 1) {
    const [one = 0, other = 0] = [bytes[at * 2], bytes[at * 2 + 1]];
    units[at] = little ? one + other * 256 : one * 256 + other;
  }
  const text = textOf(units);
  // Text with a lone surrogate or a null character is not valid.
  return text.includes('\0') || /\p{Cs}/u.test(text) ? null : text;
};

/**
 * Returns what the first byte of a UTF-8 sequence determines: the number of further bytes, the lowest code point for that
 * length, and the first bits of the code point. Null for an invalid first byte.
 */
const sequenceOf = (first: number): readonly [more: number, least: number, bits: number] | null => {
  if (first < 0x80) return [0, 0, first];
  if (first >= 0xc2 && first < 0xe0) return [1, 0x80, first & 0x1f];
  if (first >= 0xe0 && first < 0xf0) return [2, 0x800, first & 0x0f];
  return first >= 0xf0 && first < 0xf5 ? [3, 0x10000, first & 0x07] : null;
};

const isPoint = (point: number, least: number): boolean =>
  point >= least && point <= 0x10ffff && !(point >= 0xd800 && point < 0xe000);

/** Decodes strict UTF-8. Returns null for invalid bytes, so that another encoding can be tried. */
const utf8 = (bytes: Uint8Array): string | null => {
  const units: number[] = [];
  for (let at = 0; at < bytes.length;) {
    const [more, least, bits] = sequenceOf(bytes[at] ?? 0) ?? [-1, 0, 0];
    if (more < 0 || at + more >= bytes.length) return null;
    let point = bits;
    for (let next = 1; next <= more; next += 1) {
      const byte = bytes[at + next] ?? 0;
      if (byte >> 6 !== 2) return null;
      point = point * 64 + (byte & 0x3f);
    }
    if (!isPoint(point, least) || point === 0) return null;
    if (point < 0x10000) units.push(point);
    else units.push(0xd800 + ((point - 0x10000) >> 10), 0xdc00 + ((point - 0x10000) & 0x3ff));
    at += more + 1;
  }
  return textOf(units);
};

const begins = (bytes: Uint8Array, ...mark: readonly number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);

/** Checks whether every second byte is zero, which means Latin text in UTF-16 without a byte order mark. */
const looksWide = (bytes: Uint8Array, odd: 0 | 1): boolean => {
  const head = bytes.subarray(0, 64);
  return head.length >= 8 && head.every((byte, at) => at % 2 !== odd || byte === 0);
};

const attempt = (bytes: Uint8Array): CsvText | null => {
  const as = (encoding: CsvEncoding, text: string | null): CsvText | null =>
    text === null ? null : { text, encoding };
  if (begins(bytes, 0xef, 0xbb, 0xbf)) return as('UTF-8', utf8(bytes.subarray(3)));
  if (begins(bytes, 0xff, 0xfe)) return as('UTF-16', utf16(bytes.subarray(2), true));
  if (begins(bytes, 0xfe, 0xff)) return as('UTF-16', utf16(bytes.subarray(2), false));
  if (looksWide(bytes, 1)) return as('UTF-16', utf16(bytes, true));
  if (looksWide(bytes, 0)) return as('UTF-16', utf16(bytes, false));
  return as('UTF-8', utf8(bytes)) ?? as('Windows-1252', windows1252(bytes));
};

/** The error messages for files that cannot be read at all. */
export const CSV_TEXT = {
  size: 'The file must be at most 1 MB',
  encoding: 'The file isn’t text. Save it as CSV, in UTF-8 if you can choose',
  workbook: 'This is a workbook, not a CSV file. In your spreadsheet, choose Save As, then CSV',
} as const;

/** Returns why a file is refused for its size before it is read, or null. */
export const refuseLargeCsv = ({ size }: { readonly size: number }): string | null =>
  size > ZONE_LIMITS.csvBytes ? `${CSV_TEXT.size}.` : null;

/** Decodes a file in any encoding that spreadsheets use. A workbook or a picture is refused. */
export const csvTextOf = (bytes: Uint8Array): Result<CsvText, string> => {
  if (bytes.length > ZONE_LIMITS.csvBytes) return err(CSV_TEXT.size);
  if (begins(bytes, 0x50, 0x4b, 0x03, 0x04) || begins(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return err(CSV_TEXT.workbook);
  const read = attempt(bytes);
  return read === null ? err(CSV_TEXT.encoding) : ok(read);
};
