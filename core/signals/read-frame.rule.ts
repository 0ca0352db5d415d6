import type { Result } from '../kernel/result.ts';
import { decodeContactId } from './decode-contact-id.rule.ts';
import { decodeFault, type DecodeFault } from './decode-fault.ts';
import { frameBytes, hasLostBytes } from './frame-bytes.rule.ts';
import { decodeSia } from './read-sia.rule.ts';
import type { DecodedSignal } from './signal.ts';

/** A network message that contains signals (domain guide 7.1 "DC-09"). */
export interface Frame {
  readonly token: 'SIA-DCS' | 'ADM-CID' | 'NULL' | 'ACK' | 'NAK' | 'DUH' | 'RSP';
  /** The sequence number, four digits. */
  readonly sequence: string;
  readonly receiver: string | null;
  readonly line: string;
  readonly account: string;
  /** The content of the first brackets, without the account. */
  readonly data: string;
  /** The time as sent, `HH:MM:SS,MM-DD-YYYY` in UTC. Null when no time was sent. */
  readonly timestamp: string | null;
}

const crcOf = (bytes: readonly number[]): string => {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 1) === 1 ? (crc >>> 1) ^ 0xa001 : crc >>> 1;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
};

/** Returns the CRC-16 over the characters of a block, as four hexadecimal digits (reflected polynomial A001, start 0). */
export const frameCrc = (block: string): string =>
  crcOf(Array.from({ length: block.length }, (_, index) => block.charCodeAt(index) & 0xff));

/**
 * Matches the checksum and the length at the start of a frame. Senders that follow the first edition of the standard write
 * the checksum as two bytes.
 */
const HEAD = /^([0-9A-Fa-f]{4}|[\u0000-\u00ff]{2})0([0-9A-Fa-f]{3})("[\s\S]*)$/;

const ENVELOPE =
  /^"(\*?)([A-Z]{2,4}(?:-[A-Z0-9]{2,4})?)"(\d{4})(?:R([0-9A-F]{0,6}))?(?:L([0-9A-F]{0,6}))?(?:#([0-9A-Za-z]{1,16}))?\[/;

const STAMP = /_(\d{2}:\d{2}:\d{2},\d{2}-\d{2}-\d{4})$/;

/** Returns the position where the data ends: the first closing bracket outside a text. Extended blocks after that bracket are ignored. */
const endOfData = (rest: string): number => {
  let inText = false;
  for (let index = 0; index < rest.length; index += 1) {
    const sign = rest.charAt(index);
    if (sign === '^') inText = !inText;
    else if (sign === ']' && !inText) return index;
  }
  // If a text is not terminated, the data ends at the first closing bracket.
  return rest.indexOf(']');
};

const padless = (account: string): string => account.toUpperCase().replace(/^0+/, '');

/** Returns the account of a signal. The frame and its data must contain the same account, unless one of them has none or only zeros. */
const accountOf = (outer: string | null, inner: string | null): Result<string, DecodeFault> => {
  const named = [inner, outer].filter((one) => one !== null);
  const [first, second] = named.some((one) => padless(one) !== '')
    ? named.filter((one) => padless(one) !== '')
    : named;
  if (first === undefined) return decodeFault('account', 'The frame names no account.');
  // If the accounts differ, no account is chosen, because help could be sent to the wrong address.
  if (second !== undefined && padless(first) !== padless(second))
    return decodeFault('account', `The frame names two accounts, ${second} and ${first}.`);
  return { ok: true, value: first.toUpperCase() };
};

const TOKENS = ['SIA-DCS', 'ADM-CID', 'NULL', 'ACK', 'NAK', 'DUH', 'RSP'] as const;

/** Reads the content of a block without checking its checksum and length. Extended blocks are ignored. */
export const readBlock = (block: string): Result<Frame, DecodeFault> => {
  if (block.startsWith('"*'))
    return decodeFault('encrypted', 'The frame is encrypted; only its receiver can read it.');
  const [head, , name, sequence = '', receiver, line = '', outer = null] =
    ENVELOPE.exec(block) ?? [];
  const rest = block.slice(head?.length ?? 0);
  const end = endOfData(rest);
  if (head === undefined || end < 0)
    return decodeFault('letters', 'The frame is not built as sequence, line, account and data.');
  const token = TOKENS.find((one) => one === name);
  if (token === undefined)
    return decodeFault('letters', `${name ?? 'The frame'} carries data of no known kind.`);
  const [, inner = null, data = ''] =
    /^(?:#([0-9A-Za-z]{1,16})(?=\||$))?\|?([\s\S]*)$/.exec(rest.slice(0, end)) ?? [];
  const account = accountOf(outer, inner);
  if (!account.ok) return account;
  return {
    ok: true,
    value: {
      token,
      sequence,
      receiver: receiver === undefined || receiver === '' ? null : receiver,
      line,
      account: account.value,
      data,
      timestamp: STAMP.exec(rest.slice(end + 1))?.[1] ?? null,
    },
  };
};

const CR = 13;

const twoBytes = (crc: string): string =>
  crc.length === 4
    ? crc.toUpperCase()
    : Array.from(crc, (sign) => sign.charCodeAt(0).toString(16).padStart(2, '0'))
        .join('')
        .toUpperCase();

/** Splits a frame into checksum, length and block. Returns null if the text does not start with these parts. */
export const cutFrame = (
  text: string,
): { readonly crc: string; readonly length: number; readonly block: string } | null => {
  const [, crc, length, block] = HEAD.exec(text.replace(/[\r\n\0]+$/, '').replace(/^\n/, '')) ?? [];
  return crc === undefined || length === undefined || block === undefined
    ? null
    : { crc: twoBytes(crc), length: Number.parseInt(length, 16), block };
};

/**
 * Reads a frame, with or without leading LF and trailing CR. Length and checksum are checked over the bytes as sent, in
 * Windows-1252 or UTF-8; if a byte was lost, the checksum is not checked. Never throws.
 */
export const readFrame = (text: string): Result<Frame, DecodeFault> => {
  const cut = cutFrame(text);
  if (cut === null)
    return decodeFault('letters', 'A frame begins with a checksum, a length and a quoted token.');
  const { crc, length, block } = cut;
  if (hasLostBytes(block) && block.length === length) return readBlock(block);
  const carried = frameBytes(block);
  // Some communicators count the final CR in the length.
  const counted = carried.flatMap((bytes) => [bytes, [...bytes, CR]]);
  if (counted.some((bytes) => bytes.length === length && crcOf(bytes) === crc))
    return readBlock(block);
  const [fitting] = carried.filter((bytes) => bytes.length === length);
  if (fitting !== undefined)
    return decodeFault('checksum', `The checksum should be ${crcOf(fitting)}, not ${crc}.`);
  return carried.length === 1
    ? decodeFault('letters', 'A frame holds single-byte characters or UTF-8.')
    : decodeFault('length', `The frame says it has ${length} characters and has ${block.length}.`);
};

/** Returns the text of a frame, without LF and CR. */
export const writeFrame = (frame: Frame): string => {
  const { token, sequence, receiver, line, account, data, timestamp } = frame;
  const from = `${receiver === null ? '' : `R${receiver}`}L${line}#${account}`;
  const text = data === '' ? '' : `#${account}|${data}`;
  const block = `"${token}"${sequence}${from}[${text}]${timestamp === null ? '' : `_${timestamp}`}`;
  const length = block.length.toString(16).toUpperCase().padStart(3, '0');
  return `${frameCrc(block)}0${length}${block}`;
};

const named = (account: string, signals: readonly DecodedSignal[]): readonly DecodedSignal[] =>
  signals.map((signal) => ({ ...signal, account }));

/** Returns the signals in a frame. Link tests and acknowledgments contain no signal. */
export const frameSignals = (frame: Frame): Result<readonly DecodedSignal[], DecodeFault> => {
  if (frame.token === 'ADM-CID') {
    const read = decodeContactId(frame.data);
    return read.ok ? { ok: true, value: named(frame.account, [read.value]) } : read;
  }
  if (frame.token !== 'SIA-DCS') return { ok: true, value: [] };
  const read = decodeSia(frame.data);
  return read.ok ? { ok: true, value: named(frame.account, read.value) } : read;
};
