import { ok, type Result } from '../kernel/result.ts';
import { decodeContactId } from './decode-contact-id.rule.ts';
import { frameSignals, readFrame } from './read-frame.rule.ts';
import type { DecodeFault } from './decode-fault.ts';
import { decodeSia } from './read-sia.rule.ts';
import type { DecodedSignal } from './signal.ts';

/** The format of a line. */
export type SignalLanguage = 'CID' | 'SIA' | 'DC-09';

/**
 * Detects the format of a line. A quoted token means a frame, two letters before a number mean a SIA block, and anything
 * else is read as Contact ID.
 */
export const languageOf = (text: string): SignalLanguage => {
  // Text between asterisks and quotes belongs to a SIA block, so its quotes are ignored here.
  if (text.replaceAll(/\*+\s*"[^"]*"?/g, '').includes('"')) return 'DC-09';
  return /^\s*(?:[0-9B-F]{4}\s*(?:18|98)|[136]\d{3})[\s\dB-F]*$/i.test(text) ||
    !/[A-Za-z]{2}/.test(text)
    ? 'CID'
    : 'SIA';
};

/** Returns the signals of a line in any of the formats. */
export const readSignals = (text: string): Result<readonly DecodedSignal[], DecodeFault> => {
  switch (languageOf(text)) {
    case 'DC-09': {
      const frame = readFrame(text);
      return frame.ok ? frameSignals(frame.value) : frame;
    }
    case 'SIA':
      return decodeSia(text);
    case 'CID': {
      const read = decodeContactId(text);
      return read.ok ? ok([read.value]) : read;
    }
  }
};
