import * as z from 'zod/mini';

const LAST_COUNTER = '9223372036854775807';

/** Schema for a counter: a non-negative signed 64-bit number as decimal digits, because JSON numbers are exact only up to 53 bits. */
export const counter = z.string().check(
  z.regex(/^(0|[1-9]\d{0,18})$/, `Must be a counter from 0 to ${LAST_COUNTER}`),
  z.refine(
    (digits) => digits.length < LAST_COUNTER.length || digits <= LAST_COUNTER,
    `Must be a counter from 0 to ${LAST_COUNTER}`,
  ),
  z.describe(
    `Counts up forever, 0 to ${LAST_COUNTER} (64 bits with a sign), in decimal digits. Counted once per receiver: an entry sent again within 31 days is answered as repeated; signals received more than 30 days ago are only logged.`,
  ),
);
/** Schema for an ISO 8601 time with a time zone, which the schema converts to milliseconds UTC. */
export const moment = z.pipe(
  z.iso.datetime({ offset: true, error: 'Must be a time' }),
  z.transform((text) => Date.parse(text)),
);
/** Creates the schema of an optional value. An absent value becomes null. */
export const orNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z._default(z.nullable(schema), null);

/** Replaces characters that a database cannot store with �, so that no alarm is lost because of an invalid byte from a panel. */
export const cleaned = (text: string): string => text.replaceAll(/\0|\p{Cs}/gu, '\ufffd');
/** Creates the schema for text of at most `max` characters. */
export const textSchema = (max: number) =>
  z.pipe(
    z.string().check(z.maxLength(max, `Must be at most ${max} characters long`)),
    z.transform(cleaned),
  );
/** Creates the schema for one of several words. The refusal lists the words. */
export const oneOf = <const Words extends readonly string[]>(list: Words) =>
  z.enum(list, `Must be one of: ${list.join(', ')}`);
/** Creates the schema for a whole number within bounds. */
export const whole = (from: number, to: number) =>
  z
    .int(`Must be a number from ${from} to ${to}`)
    .check(
      z.gte(from, `Must be a number from ${from} to ${to}`),
      z.lte(to, `Must be a number from ${from} to ${to}`),
    );

/** Returns the name of the faulty field and the error, without the field's content. */
export const faultOf = (entrySchema: z.ZodMiniType, value: unknown): string => {
  const parsed = z.safeParse(entrySchema, value);
  const issue = parsed.error?.issues[0];
  if (issue === undefined) return 'The entry could not be read.';
  const field = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys')
    return cleaned(`Unknown field: ${[...issue.path, issue.keys[0]].join('.').slice(0, 64)}`);
  if (issue.path.length === 0 && issue.code === 'invalid_type') return 'Must be an object';
  return field === '' ? issue.message : `${field}: ${issue.message}`;
};

/** Returns the counter in an invalid entry as text, so that the sender recognizes the entry; empty if there is none. */
export const sentCounter = (value: unknown): string => {
  const sent =
    typeof value === 'object' && value !== null && 'counter' in value ? value.counter : '';
  return typeof sent === 'string' || typeof sent === 'number'
    ? cleaned(String(sent).slice(0, 64))
    : '';
};

/**
 * Creates the schema for an invalid entry. The outcome of the entry is `unreadable` with a reason, and the rest of the
 * batch is not affected.
 */
export const faultyEntry = (entrySchema: z.ZodMiniType) =>
  z.pipe(
    z.unknown(),
    z.transform((value) => ({
      kind: 'faulty' as const,
      counter: sentCounter(value),
      message: faultOf(entrySchema, value),
    })),
  );

/** Creates the schema of a batch with at most `most` entries. An invalid entry does not affect the valid entries. */
export const batchOf = <Entry extends z.ZodMiniType, Faulty extends z.ZodMiniType>(
  entry: Entry,
  faulty: Faulty,
  most: number,
) =>
  z.object({
    entries: z
      .array(z.union([entry, faulty]))
      .check(z.minLength(1), z.maxLength(most, `Must be at most ${most} entries`)),
  });

/** Maximum number of entries with counters in one batch. */
export const MOST_COUNTED = 500;

/** Schema fields for the outcome of an entry with a counter. */
export const countedOutcome = {
  counter: z.string(),
  outcome: z.enum(['kept', 'repeated', 'notOnFile', 'unreadable']),
  message: z.nullable(z.string()),
} as const;
