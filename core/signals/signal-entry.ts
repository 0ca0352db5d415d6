import * as z from 'zod/mini';
import {
  cleaned,
  counter,
  faultOf,
  moment,
  oneOf,
  orNull,
  sentCounter,
  textSchema,
} from '../intake/batch-fields.ts';

/** The maximum length of a line that is read and stored, in characters. */
const MOST_SIGNS = 1024;
const FORMATS = ['CID', 'SIA', 'DC-09'] as const;

/** A signal in the batch format. Unknown fields are ignored. */
export const signalSchema = z.object({
  kind: z.literal('signal'),
  counter,
  /** The transmitter code. Omitted when the text contains the account. */
  xmit: orNull(textSchema(32)),
  /** The time at which the receiver got the signal. Defaults to now. */
  receivedAt: orNull(moment),
  panelAt: orNull(moment),
  line: orNull(textSchema(32)),
  /** The phone number from which the panel called. Omitted when the receiver did not see a number. */
  callerId: orNull(textSchema(32)),
  format: oneOf(FORMATS),
  text: textSchema(MOST_SIGNS),
});

/**
 * Returns the signal format for a name in any notation, or null for an unknown name. Null means that the format is
 * detected from the text.
 */
const formatOf = (sent: unknown): (typeof FORMATS)[number] | null => {
  const word = typeof sent === 'string' ? sent.toUpperCase().replaceAll(/[^A-Z0-9]/g, '') : '';
  if (word.includes('DC09') || word === 'SIAIP') return 'DC-09';
  if (word.includes('CID') || word.includes('CONTACTID')) return 'CID';
  return /^SIA(?:\d|DCS|DC03)?$/.test(word) ? 'SIA' : null;
};

const textOf = (sent: unknown, most: number): string | null => {
  const text = typeof sent === 'number' ? String(sent) : sent;
  return typeof text === 'string' && text !== '' ? cleaned(text.slice(0, most)) : null;
};

const short = { as: orNull(textSchema(32)), of: (sent: unknown) => textOf(sent, 32) };
const time = { as: orNull(moment), of: () => null };

/**
 * Calculates a 62-bit counter (FNV-1a) from the content of an entry. The same entry always has the same counter, which is
 * far above any real counter.
 */
const counterOf = (text: string): string => {
  let hash = 0xcbf29ce484222325n;
  for (const sign of text) {
    hash ^= BigInt(sign.codePointAt(0) ?? 0);
    hash = BigInt.asUintN(64, hash * 0x100000001b3n);
  }
  return String(BigInt.asUintN(62, hash) + 2n ** 62n);
};

type Sent = Readonly<Record<string, unknown>>;

const isSent = (value: unknown): value is Sent =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kindOf = ({ kind }: Sent): string =>
  typeof kind === 'string' ? kind.trim().toLowerCase() : '';

/**
 * Returns an entry that may be a signal, otherwise null. An entry without a declared kind may be an alarm, so it is
 * treated as a signal.
 */
const signalOf = (value: unknown): Sent | null => {
  if (typeof value === 'string') return { text: value };
  if (!isSent(value)) return null;
  const kind = kindOf(value);
  if (kind === 'signal') return value;
  const isOther = kind === 'action' || kind === 'state';
  return !isOther && typeof value['text'] === 'string' ? value : null;
};

/** Returns a valid field unchanged. For an invalid field, returns the usable part and adds a note for the sender. */
const taken = <T>(
  notes: string[],
  sent: Sent,
  name: string,
  field: { readonly as: z.ZodMiniType<T>; readonly of: (sent: unknown) => T },
): T => {
  const read = z.safeParse(field.as, sent[name]);
  if (read.success) return read.data;
  const part = field.of(sent[name]);
  notes.push(
    part === null
      ? `${name} could not be read and was passed over.`
      : `${name} was not as it should be and was taken as far as it can be.`,
  );
  return part;
};

/**
 * Reads a signal with invalid fields, so that an alarm in the valid fields is not lost. A missing counter is calculated
 * from the content; without a text, the entry is stored as an unreadable line.
 */
const lenientSignal = (sent: Sent) => {
  const notes: string[] = [];
  const given = cleaned(JSON.stringify(sent));
  if (kindOf(sent) !== 'signal')
    notes.push('kind could not be read: the text was taken as a signal.');
  const counted = z.safeParse(counter, sent['counter']);
  if (!counted.success)
    notes.push('counter could not be read: the entry is counted by what it says.');
  return {
    kind: 'signal' as const,
    ...(counted.success
      ? { counter: counted.data }
      : { counter: counterOf(given), sentCounter: sentCounter(sent) }),
    xmit: taken(notes, sent, 'xmit', short),
    receivedAt: taken(notes, sent, 'receivedAt', time),
    panelAt: taken(notes, sent, 'panelAt', time),
    line: taken(notes, sent, 'line', short),
    callerId: taken(notes, sent, 'callerId', short),
    format: taken(notes, sent, 'format', { as: z.nullable(z.enum(FORMATS)), of: formatOf }),
    text:
      taken(notes, sent, 'text', {
        as: z.nullable(textSchema(MOST_SIGNS)),
        of: (text) => textOf(text, MOST_SIGNS),
      }) ?? cleaned(given.slice(0, MOST_SIGNS)),
    notes,
  };
};

/**
 * Builds the schema for entries that do not match `entrySchema`. A usable part becomes a signal; otherwise the result is
 * `unreadable` with the reason, and the batch continues.
 */
export const otherEntry = (entrySchema: z.ZodMiniType) =>
  z.pipe(
    z.unknown(),
    z.transform((value) => {
      const signal = signalOf(value);
      return signal === null
        ? {
            kind: 'faulty' as const,
            counter: sentCounter(value),
            message: faultOf(entrySchema, value),
            text: cleaned(JSON.stringify(value).slice(0, MOST_SIGNS)),
          }
        : lenientSignal(signal);
    }),
  );
