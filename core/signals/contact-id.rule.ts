import type { Result } from '../kernel/result.ts';
import { decodeFault, type DecodeFault } from './decode-fault.ts';
import { eventCode } from './sia-words.ts';
import type { DecodedSignal } from './signal.ts';

const QUALIFIERS = { '1': 'new', '3': 'restore', '6': 'status' } as const;

/** The letters Contact ID may hold in an account; 0 counts as ten, A is not sent (domain guide 7.1). */
const HEX = '123456789';
const LETTERS = 'BCDEF';

const valueOf = (digit: string): number | null => {
  if (digit === '0') return 10;
  const letter = LETTERS.indexOf(digit);
  if (letter >= 0) return 11 + letter;
  return HEX.includes(digit) ? Number(digit) : null;
};

/** The digit that makes the sum of a line divide by fifteen; null where a sign has no value (domain guide 7.1 "Checksum"). */
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

/** A zone or a user, by what the code names; 000 is the panel itself. */
const named = (code: string, num: string): Pick<DecodedSignal, 'zone' | 'user'> =>
  eventCode(code)?.names === 'user'
    ? { zone: null, user: num === NONE ? null : String(Number(num)) }
    : { zone: num, user: null };

const eventOf = (account: string | null, digits: string): Result<DecodedSignal, DecodeFault> => {
  const [, qualifier = '', code = '', area = '', num = ''] =
    /^(.)(...)(..)(...)$/.exec(digits) ?? [];
  if (qualifier !== '1' && qualifier !== '3' && qualifier !== '6')
    return decodeFault(
      'letters',
      `The qualifier must be 1, 3 or 6, not ${qualifier || 'nothing'}.`,
    );
  if (!/^\d{8}$/.test(code + area + num))
    return decodeFault('letters', 'Event code, partition and zone must be digits.');
  return {
    ok: true,
    value: {
      format: 'CID',
      account,
      qualifier: QUALIFIERS[qualifier],
      code,
      area: Number(area),
      ...named(code, num),
      text: null,
    },
  };
};

const LINE = /^([0-9B-F]{4})(18|98)([0-9]{9})([0-9B-F])$/;

/**
 * Reads a Contact ID line, `1207 18 1134 01 003 3`, or its short form inside a frame, `1134 01 003`, which names no account
 * and carries no checksum (domain guide 7.1). Spaces do not count. Never throws.
 */
export const decodeContactId = (text: string): Result<DecodedSignal, DecodeFault> => {
  const digits = text.replaceAll(/\s/g, '').toUpperCase();
  if (digits.length === 9) return eventOf(null, digits);
  if (digits.length !== 16)
    return decodeFault(
      'length',
      `A Contact ID line has 16 signs, or 9 inside a frame; this one has ${digits.length}.`,
    );
  const [, account, , event, checksum] = LINE.exec(digits) ?? [];
  if (account === undefined || event === undefined)
    return decodeFault(
      'letters',
      'A Contact ID line is account, message type 18 or 98, event and checksum in digits and B to F.',
    );
  const right = contactIdChecksum(digits.slice(0, 15));
  if (right !== checksum)
    return decodeFault(
      'checksum',
      `The checksum should be ${right ?? '?'}, not ${checksum ?? '?'}.`,
    );
  return eventOf(account, event);
};

const DIGITS = { new: '1', restore: '3', status: '6' } as const;

/** A signal as its nine digits; numbers that do not fit are cut to what the language holds. */
export const contactIdEvent = (
  signal: Pick<DecodedSignal, 'qualifier' | 'code' | 'area' | 'zone' | 'user'>,
): string => {
  const area = String(signal.area ?? 0).padStart(2, '0');
  const num = (signal.zone ?? signal.user ?? '0').padStart(3, '0');
  return `${DIGITS[signal.qualifier]}${signal.code}${area.slice(-2)}${num.slice(-3)}`;
};

/** The whole line of a signal that names its account of four signs. */
export const encodeContactId = (
  account: string,
  signal: Parameters<typeof contactIdEvent>[0],
): string => {
  const line = `${account}18${contactIdEvent(signal)}`;
  return `${line}${contactIdChecksum(line) ?? '0'}`;
};
