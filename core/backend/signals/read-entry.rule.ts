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

/** The decoded signals of one entry, with the transmitter code. */
export interface ReadEntry {
  readonly xmit: string;
  readonly signals: readonly DecodedSignal[];
}

/** An unreadable entry: the reason, the account, and the most serious alarm that the text mentions. */
export interface UnreadEntry {
  readonly message: string;
  /** Account of the entry; null if the entry names none or two different ones. */
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
  // A link test has an account but no signals.
  return read.ok ? ok({ account: frame.value.account, signals: read.value }) : read;
};

/** Returns an alarm from the parts of the text that could not be read; null if there is none. */
const missed = ({ format, text }: Text): DecodedSignal | null => {
  if (format === 'CID') return null;
  const frame = format === 'SIA' ? null : readFrame(text);
  if (frame?.ok === true && frame.value.token !== 'SIA-DCS') return null;
  return codeHint(readSia(frame?.ok === true ? frame.value.data : text).unread);
};

/**
 * Reads the account and the signals of an entry. Returns what is known of an unreadable entry as the error. A link test
 * without signals is not an error.
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
    return err({ message: 'The entry has no account.', xmit: null, hint: alarmHint(entry.text) });
  const hint = includesAlarm(signals) ? null : missed(entry);
  return hint === null
    ? ok({ xmit, signals })
    : err({ message: 'Only part of the line could be read.', xmit, hint });
};
