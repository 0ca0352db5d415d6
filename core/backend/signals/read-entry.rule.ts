import { err, ok, type Result } from '../../kernel/result.ts';
import { decodeContactId } from '../../signals/contact-id.rule.ts';
import { frameSignals, readFrame } from '../../signals/dc09.rule.ts';
import type { DecodeFault } from '../../signals/decode-fault.ts';
import { decodeSia } from '../../signals/sia.rule.ts';
import type { DecodedSignal } from '../../signals/signal.ts';
import type { SignalEntry } from './batch-entry.ts';

/** Signals of one entry with the transmitter code they belong to. */
export interface ReadEntry {
  readonly xmit: string;
  readonly signals: readonly DecodedSignal[];
}

const decode = ({
  format,
  text,
}: Pick<SignalEntry, 'format' | 'text'>): Result<readonly DecodedSignal[], DecodeFault> => {
  if (format === 'SIA') return decodeSia(text);
  if (format === 'CID') {
    const read = decodeContactId(text);
    return read.ok ? ok([read.value]) : read;
  }
  const frame = readFrame(text);
  return frame.ok ? frameSignals(frame.value) : frame;
};

/** What an entry says and whose it is; the words of what cannot be read otherwise. A link test says nothing, and that is no fault. */
export const readEntry = (entry: SignalEntry): Result<ReadEntry, string> => {
  const read = decode(entry);
  if (!read.ok) return err(read.error.message);
  const xmit = entry.xmit ?? read.value[0]?.account ?? null;
  return xmit === null ? err('The entry names no account.') : ok({ xmit, signals: read.value });
};
