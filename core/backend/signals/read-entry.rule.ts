import { err, ok, type Result } from '../../kernel/result.ts';
import { decodeContactId } from '../../signals/decode-contact-id.rule.ts';
import { frameSignals, readFrame } from '../../signals/read-frame.rule.ts';
import type { DecodeFault } from '../../signals/decode-fault.ts';
import { lineAccount } from '../../signals/line-account.rule.ts';
import { languageOf } from '../../signals/read-signals.rule.ts';
import { decodeSia, readSia } from '../../signals/read-sia.rule.ts';
import type { DecodedSignal } from '../../signals/signal.ts';
import { alarmHint, codeHint, includesAlarm } from './alarm-hint.rule.ts';
import type { SignalEntry } from './batch-entry.ts';

/** The signals of one entry with their transmitter code. */
export interface ReadEntry {
  readonly xmit: string;
  readonly signals: readonly DecodedSignal[];
}

/** An unreadable entry: the reason, its account, and the alarm that one of its parts mentions. */
export interface UnreadEntry {
  readonly message: string;
  /** The account of the entry; null if it names none, or two different ones. */
  readonly xmit: string | null;
  readonly hint: DecodedSignal | null;
}

type Text = Pick<SignalEntry, 'format' | 'text'>;

interface Decoded {
  readonly account: string | null;
  readonly signals: readonly DecodedSignal[];
}

const decode = ({ format, text }: Text): Result<Decoded, DecodeFault> => {
  const language = format ?? languageOf(text);
  if (language === 'CID') {
    const read = decodeContactId(text);
    return read.ok ? ok({ account: read.value.account, signals: [read.value] }) : read;
  }
  if (language === 'SIA') {
    const read = decodeSia(text);
    return read.ok ? ok({ account: read.value[0]?.account ?? null, signals: read.value }) : read;
  }
  const frame = readFrame(text);
  if (!frame.ok) return frame;
  const read = frameSignals(frame.value);
  // A link test contains only its account.
  return read.ok ? ok({ account: frame.value.account, signals: read.value }) : read;
};

/** Returns an alarm found in the parts of the text that could not be read. */
const missed = ({ format, text }: Text): DecodedSignal | null => {
  if (format === 'CID') return null;
  const frame = format === 'SIA' ? null : readFrame(text);
  if (frame?.ok === true && frame.value.token !== 'SIA-DCS') return null;
  return codeHint(readSia(frame?.ok === true ? frame.value.data : text).unread);
};

/**
 * Reads the signals and the account of an entry. For an unreadable entry, returns what is known of it. A link test
 * contains no signals, which is not an error.
 */
export const readEntry = (entry: SignalEntry): Result<ReadEntry, UnreadEntry> => {
  const read = decode(entry);
  const named = entry.xmit?.trim() === '' ? null : (entry.xmit?.trim() ?? null);
  if (!read.ok) {
    const xmit = named ?? (read.error.kind === 'account' ? null : lineAccount(entry.text));
    return err({ message: read.error.message, xmit, hint: alarmHint(entry.text) });
  }
  const { account, signals } = read.value;
  const xmit = named ?? account;
  if (xmit === null)
    return err({ message: 'The entry names no account.', xmit: null, hint: alarmHint(entry.text) });
  const hint = includesAlarm(signals) ? null : missed(entry);
  return hint === null
    ? ok({ xmit, signals })
    : err({ message: 'Only a part of the line could be read.', xmit, hint });
};
