import * as z from 'zod/mini';

const count = z.int();

/** A receiver that handed something in before and is silent now. */
const silentSchema = z.object({ name: z.string(), lastBatchAt: z.string() });

/** A receiver whose clock was off the last time it told times; below zero it is behind, and nobody acts on what it takes. */
const aheadSchema = z.object({ name: z.string(), minutes: count, at: z.string() });

/** A receiver whose counter began again: it was restarted, or two use one key. */
const recountedSchema = z.object({ name: z.string(), at: z.string() });

/** A receiver that sent more lines nobody could read, or numbers not on file, than are kept: the oldest had to go. */
const droppedSchema = z.object({ name: z.string(), at: z.string() });

/** A number that is not on file, whose signals reach nobody until somebody enters it. */
const straySchema = z.object({
  xmit: z.string(),
  times: count,
  firstAt: z.string(),
  lastAt: z.string(),
  /** The newest few, the newest first. */
  texts: z.array(z.string()),
  receiver: z.string(),
  /** The group in whose block of numbers it lies; null where it lies in none. */
  group: z.nullable(z.object({ num: count, name: z.string() })),
});

/** A line nobody could read. */
const unreadSchema = z.object({
  at: z.string(),
  receiver: z.string(),
  /** Null where it names no account. */
  xmit: z.nullable(z.string()),
  text: z.string(),
  reason: z.string(),
});

/** What of the receivers' signals does not arrive where it should, of the last seven days; lists are cut, counts are whole (domain guide 6.19). */
export const signalIntakeSchema = z.object({
  silent: z.array(silentSchema),
  ahead: z.array(aheadSchema),
  recounted: z.array(recountedSchema),
  dropped: z.array(droppedSchema),
  strays: z.array(straySchema),
  strayNumbers: count,
  unread: z.array(unreadSchema),
  unreadLines: count,
});
export type SignalIntake = z.infer<typeof signalIntakeSchema>;
