import { ok, type Result } from '../kernel/result.ts';
import { decodeContactId } from './decode-contact-id.rule.ts';
import { frameSignals, readFrame } from './read-frame.rule.ts';
import type { DecodeFault } from './decode-fault.ts';
import { decodeSia } from './read-sia.rule.ts';
import type { DecodedSignal } from './signal.ts';

/** In which of the three languages a line is written. */
export type SignalLanguage = 'CID' | 'SIA' | 'DC-09';

/** The language of a line by its looks: a quoted token makes a frame, two letters before a number a SIA block, all else is taken for Contact ID. */
export const languageOf = (text: string): SignalLanguage => {
  // A text between stars and quotes is one of a SIA block.
  if (text.replaceAll(/\*+\s*"[^"]*"?/g, '').includes('"')) return 'DC-09';
  return /^\s*(?:[0-9B-F]{4}\s*(?:18|98)|[136]\d{3})[\s\dB-F]*$/i.test(text) ||
    !/[A-Za-z]{2}/.test(text)
    ? 'CID'
    : 'SIA';
};

/** The signals of a line in whichever language it is written. */
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
