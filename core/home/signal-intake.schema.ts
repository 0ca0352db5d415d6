import * as z from 'zod/mini';

const count = z.int();

/** A receiver that sent batches before and is silent now. */
const silentSchema = z.object({ name: z.string(), lastBatchAt: z.string() });

/**
 * A receiver whose clock was wrong at its last batch. `minutes` is negative if the clock is behind; signals of a receiver
 * whose clock is behind are not acted on.
 */
const aheadSchema = z.object({ name: z.string(), minutes: count, at: z.string() });

/** A receiver whose counter started again, because the receiver was restarted or two receivers use one key. */
const recountedSchema = z.object({ name: z.string(), at: z.string() });

/** A receiver that sent more unreadable lines, or codes not on file, than are stored. The receiver's oldest lines or codes were deleted. */
const droppedSchema = z.object({ name: z.string(), at: z.string() });

/** A transmitter code that is not on file. Signals with this code reach no account until the code is entered. */
const straySchema = z.object({
  xmit: z.string(),
  times: count,
  firstAt: z.string(),
  lastAt: z.string(),
  /** Texts of the last few signals, newest first. */
  texts: z.array(z.string()),
  receiver: z.string(),
  /** Site group whose range of transmitter codes contains this code; null if there is none. */
  group: z.nullable(z.object({ num: count, name: z.string() })),
});

const unreadSchema = z.object({
  at: z.string(),
  receiver: z.string(),
  /** Account in the line; null if the line contains none. */
  xmit: z.nullable(z.string()),
  text: z.string(),
  reason: z.string(),
});

/**
 * Problems with the receivers' signals in the last seven days (domain guide 6.19). Lists contain only the first rows;
 * counts are complete.
 */
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
