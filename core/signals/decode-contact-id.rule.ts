import type { Result } from '../kernel/result.ts';
import { decodeFault, type DecodeFault } from './decode-fault.ts';
import { armingOf, eventCode } from './sia-words.ts';
import type { DecodedSignal } from './signal.ts';

/** The meaning of each qualifier. Some receivers write letters for event, restore and previously reported. */
const QUALIFIERS: Readonly<Record<string, DecodedSignal['qualifier']>> = {
  '1': 'new',
  '3': 'restore',
  '6': 'status',
  E: 'new',
  R: 'restore',
  P: 'status',
};

/**
 * The digits with their own value in a Contact ID account. 0 counts as ten, A is never sent, and `LETTERS` have the values
 * from 11 on (domain guide 7.1).
 */
const HEX = '123456789';
const LETTERS = 'BCDEF';

const valueOf = (digit: string): number | null => {
  if (digit === '0') return 10;
  const letter = LETTERS.indexOf(digit);
  if (letter >= 0) return 11 + letter;
  return HEX.includes(digit) ? Number(digit) : null;
};

/**
 * Returns the checksum digit that makes the sum of a line divisible by fifteen, or null if a character has no value
 * (domain guide 7.1 "Checksum").
 */
export const contactIdChecksum = (digits: string): string | null => {
  let sum = 0;
  for (const digit of digits) {
    const value = valueOf(digit);
    if (value === null) return null;
    sum += value;
  }
  const missing = 15 - (sum % 15);
  if (missing === 10) return '0';
  return missing > 10 ? (LETTERS[missing - 11] ?? null) : String(missing);
};

const NONE = '000';

/** Returns the number as a zone or as a user, depending on the code. User number 000 is the panel itself, so the user is null for 000. */
const named = (code: string, num: string): Pick<DecodedSignal, 'zone' | 'user'> =>
  eventCode(code)?.names === 'user'
    ? { zone: null, user: num === NONE ? null : String(Number(num)) }
    : { zone: num, user: null };

const eventOf = (account: string | null, digits: string): Result<DecodedSignal, DecodeFault> => {
  const [, sent = '', code = '', area = '', num = ''] = /^(.)(...)(..)(.*)$/.exec(digits) ?? [];
  const qualifier = QUALIFIERS[sent];
  if (qualifier === undefined)
    return decodeFault('letters', `The qualifier must be 1, 3 or 6, not ${sent || 'nothing'}.`);
  if (!/^\d{8,9}$/.test(code + area + num))
    return decodeFault('letters', 'Event code, partition and zone must be digits.');
  return {
    ok: true,
    value: {
      format: 'CID',
      account,
      qualifier,
      code,
      area: Number(area),
      ...named(code, num),
      text: null,
    },
  };
};

const LINE = /^([0-9B-F]{4})(18|98)([0-9]{9})([0-9B-F])$/;

/** Notations outside the standard that receivers use. Each pattern captures the account, if present, and the event. */
const SHAPES: readonly RegExp[] = [
  // Matches 1134 1 003 and E134 01 C003: groups with separators.
  /^()([136ERP]\d{3})[\s\-.,]+(\d{1,2})[\s\-.,]+[CUZ]?(\d{3,4})$/,
  // Matches E13401003: a letter as qualifier, and no separators.
  /^()([ERP]\d{3})(\d{2})[CUZ]?(\d{3})$/,
  // Matches 501 18 1207 E134 01 003: first the receiver and line number, and no checksum at the end.
  /^5[0-9A-F]{2,5}\s+(?:18|98)\s*([0-9A-F]{3,10}?)\s*([136ERP]\d{3})\s*(\d{2})\s*[CUZ]?(\d{3})$/,
  // Matches 1207 18 E134 01 C003: the standard line without its checksum.
  /^([0-9A-F]{3,10})[\s\-.,]+(?:18|98)[\s\-.,]*([136ERP]\d{3})[\s\-.,]*(\d{2})[\s\-.,]*[CUZ]?(\d{3})$/,
  /^([0-9B-F]{4})(?:18|98)([136ERP]\d{3})(\d{2})(\d{3})$/,
  // Matches 1207 1134 01 003: no message type.
  /^([0-9A-F]{3,10})[\s\-.,]+([136ERP]\d{3})[\s\-.,]+(\d{1,2})[\s\-.,]+[CUZ]?(\d{3,4})$/,
];

/** Matches 134 01 003: no qualifier, so an opening cannot be distinguished from a closing. */
const BARE = /^(\d{3})[\s\-.,]+(\d{1,2})[\s\-.,]+(\d{3,4})$/;

const otherShape = (text: string): Result<DecodedSignal, DecodeFault> | null => {
  for (const shape of SHAPES) {
    const [, account = '', event, area = '', num] = shape.exec(text) ?? [];
    if (event !== undefined && num !== undefined)
      return eventOf(account === '' ? null : account, `${event}${area.padStart(2, '0')}${num}`);
  }
  const [, bare, area = '', num] = BARE.exec(text) ?? [];
  const code = bare === undefined ? null : eventCode(bare);
  if (code === null || num === undefined || armingOf(code, 'new') !== null) return null;
  return eventOf(null, `1${code.code}${area.padStart(2, '0')}${num}`);
};

/** Separates the event from the text that some senders append, and removes fill characters. */
const parted = (text: string): { readonly event: string; readonly note: string | null } => {
  const [, event = '', note = ''] =
    /^([^*^]*)(?:[*^]+\s*['"]?([^*^'"]*)['"]?\s*(?:NM)?[*^]*)?$/.exec(
      text.replaceAll(/[\0\u0014\ufffd]/g, ' '),
    ) ?? [];
  return { event: event.trim().toUpperCase(), note: note.trim() === '' ? null : note.trim() };
};

/**
 * Reads a Contact ID line such as `1207 18 1134 01 003 3`, or the short form in a frame, such as `1134 01 003` (domain
 * guide 7.1). Notations outside the standard are accepted and spaces ignored. Never throws.
 */
export const decodeContactId = (text: string): Result<DecodedSignal, DecodeFault> => {
  const { event: given, note } = parted(text);
  const read = decodeEvent(given);
  return read.ok ? { ok: true, value: { ...read.value, text: note } } : read;
};

const decodeEvent = (text: string): Result<DecodedSignal, DecodeFault> => {
  const digits = text.replaceAll(/\s/g, '');
  const [, account, , event, checksum] = LINE.exec(digits) ?? [];
  if (account === undefined || event === undefined) {
    const other = otherShape(text);
    if (other !== null) return other;
    if (digits.length === 9) return eventOf(null, digits);
    return digits.length === 16
      ? decodeFault(
          'letters',
          'A Contact ID line is account, message type 18 or 98, event and checksum in digits and B to F.',
        )
      : decodeFault(
          'length',
          `A Contact ID line has 16 characters, or 9 inside a frame; this one has ${digits.length}.`,
        );
  }
  const right = contactIdChecksum(digits.slice(0, 15));
  if (right !== checksum)
    return decodeFault(
      'checksum',
      `The checksum should be ${right ?? '?'}, not ${checksum ?? '?'}.`,
    );
  return eventOf(account, event);
};

/** Reads a Contact ID line whose checksum is wrong, or returns null if the text is not such a line. */
export const withoutChecksum = (text: string): DecodedSignal | null => {
  const digits = text.replaceAll(/\s/g, '').toUpperCase();
  const [, account, , event] = LINE.exec(digits) ?? [];
  const read = account === undefined || event === undefined ? null : eventOf(account, event);
  return read?.ok === true ? read.value : null;
};

const DIGITS = { new: '1', restore: '3', status: '6' } as const;

/** Returns the nine digits of a signal. Numbers that are too long for the format are cut. */
export const contactIdEvent = (
  signal: Pick<DecodedSignal, 'qualifier' | 'code' | 'area' | 'zone' | 'user'>,
): string => {
  const area = String(signal.area ?? 0).padStart(2, '0');
  const num = (signal.zone ?? signal.user ?? '0').padStart(3, '0');
  return `${DIGITS[signal.qualifier]}${signal.code}${area.slice(-2)}${num.slice(-3)}`;
};

/** Returns the full Contact ID line of a signal. The account must have four characters. */
export const encodeContactId = (
  account: string,
  signal: Parameters<typeof contactIdEvent>[0],
): string => {
  const line = `${account}18${contactIdEvent(signal)}`;
  return `${line}${contactIdChecksum(line) ?? '0'}`;
};
