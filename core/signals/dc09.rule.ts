import type { Result } from '../kernel/result.ts';
import { decodeContactId } from './contact-id.rule.ts';
import { decodeFault, type DecodeFault } from './decode-fault.ts';
import { decodeSia } from './sia.rule.ts';
import type { DecodedSignal } from './signal.ts';

/** What carries a signal over a network (domain guide 7.1 "DC-09"). */
export interface Frame {
  readonly token: 'SIA-DCS' | 'ADM-CID' | 'NULL' | 'ACK' | 'NAK';
  /** Four digits. */
  readonly sequence: string;
  readonly receiver: string | null;
  readonly line: string;
  readonly account: string;
  /** What stands between the brackets, without the account. */
  readonly data: string;
  /** As sent, `HH:MM:SS,MM-DD-YYYY` in UTC; null without. */
  readonly timestamp: string | null;
}

/** CRC-16 over the signs of a block, as four hexadecimal digits (reflected polynomial A001, start 0). */
export const frameCrc = (block: string): string => {
  let crc = 0;
  for (let index = 0; index < block.length; index += 1) {
    crc ^= block.charCodeAt(index) & 0xff;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 1) === 1 ? (crc >>> 1) ^ 0xa001 : crc >>> 1;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
};

const HEAD = /^([0-9A-F]{4})0([0-9A-F]{3})("[\s\S]*)$/;
const BLOCK =
  /^"(SIA-DCS|ADM-CID|NULL|ACK|NAK)"(\d{4})(?:R([0-9A-F]{1,6}))?L([0-9A-F]{1,6})#([0-9A-F]{1,16})\[(?:#([0-9A-F]{1,16}))?\|?([^\]]*)\](?:_(\d{2}:\d{2}:\d{2},\d{2}-\d{2}-\d{4}))?$/;

/** A frame travels as bytes; a sign beyond them would slip past its checksum. */
const BYTES = /^[\u0000-\u00ff]*$/;

/** Reads a frame, with or without the LF before and the CR after it; length and checksum are judged first. Never throws. */
export const readFrame = (text: string): Result<Frame, DecodeFault> => {
  const [, crc, length, block] = HEAD.exec(text.replace(/^\n/, '').replace(/\r$/, '')) ?? [];
  if (crc === undefined || length === undefined || block === undefined)
    return decodeFault('letters', 'A frame begins with a checksum, a length and a quoted token.');
  if (!BYTES.test(block)) return decodeFault('letters', 'A frame holds signs of one byte only.');
  if (Number.parseInt(length, 16) !== block.length)
    return decodeFault(
      'length',
      `The frame says it has ${Number.parseInt(length, 16)} signs and has ${block.length}.`,
    );
  if (frameCrc(block) !== crc)
    return decodeFault('checksum', `The checksum should be ${frameCrc(block)}, not ${crc}.`);
  if (block.startsWith('"*'))
    return decodeFault('encrypted', 'The frame is encrypted; only its receiver can read it.');
  const [, token, sequence = '', receiver, line = '', account = '', inner, data = '', timestamp] =
    BLOCK.exec(block) ?? [];
  // Whose signal it is must not be guessed: help would go to the wrong door.
  if (inner !== undefined && inner !== account)
    return decodeFault('account', `The frame names two accounts, ${account} and ${inner}.`);
  switch (token) {
    case 'SIA-DCS':
    case 'ADM-CID':
    case 'NULL':
    case 'ACK':
    case 'NAK':
      return {
        ok: true,
        value: {
          token,
          sequence,
          receiver: receiver ?? null,
          line,
          account,
          data,
          timestamp: timestamp ?? null,
        },
      };
    default:
      return decodeFault('letters', 'The frame is not built as sequence, line, account and data.');
  }
};

/** A frame as it travels, LF and CR left out. */
export const writeFrame = (frame: Frame): string => {
  const { token, sequence, receiver, line, account, data, timestamp } = frame;
  const from = `${receiver === null ? '' : `R${receiver}`}L${line}#${account}`;
  const said = data === '' ? '' : `#${account}|${data}`;
  const block = `"${token}"${sequence}${from}[${said}]${timestamp === null ? '' : `_${timestamp}`}`;
  const length = block.length.toString(16).toUpperCase().padStart(3, '0');
  return `${frameCrc(block)}0${length}${block}`;
};

const named = (account: string, signals: readonly DecodedSignal[]): readonly DecodedSignal[] =>
  signals.map((signal) => ({ ...signal, account }));

/** The signals a frame carries; a link test or an acknowledgement carries none. */
export const frameSignals = (frame: Frame): Result<readonly DecodedSignal[], DecodeFault> => {
  if (frame.token === 'ADM-CID') {
    const read = decodeContactId(frame.data);
    return read.ok ? { ok: true, value: named(frame.account, [read.value]) } : read;
  }
  if (frame.token !== 'SIA-DCS') return { ok: true, value: [] };
  const read = decodeSia(frame.data);
  return read.ok ? { ok: true, value: named(frame.account, read.value) } : read;
};
