import * as z from 'zod/mini';

const count = z.int();

/** A receiver that sent something before and is silent now. */
const silentSchema = z.object({ name: z.string(), lastBatchAt: z.string() });

/** A receiver whose clock was wrong at its last report. Negative minutes mean that it is behind, and its signals are not acted on. */
const aheadSchema = z.object({ name: z.string(), minutes: count, at: z.string() });

/** A receiver whose counter restarted: it was restarted, or two receivers use one key. */
const recountedSchema = z.object({ name: z.string(), at: z.string() });

/** A receiver that sent more unreadable lines, or numbers not on file, than are stored, so that the oldest were deleted. */
const droppedSchema = z.object({ name: z.string(), at: z.string() });

/** A number that is not on file. Its signals reach no account until it is entered. */
const straySchema = z.object({
  xmit: z.string(),
  times: count,
  firstAt: z.string(),
  lastAt: z.string(),
  /** The newest few texts, newest first. */
  texts: z.array(z.string()),
  receiver: z.string(),
  /** The group whose block of numbers contains it; null if none does. */
  group: z.nullable(z.object({ num: count, name: z.string() })),
});

/** A line that could not be read. */
const unreadSchema = z.object({
  at: z.string(),
  receiver: z.string(),
  /** The account; null if the line names none. */
  xmit: z.nullable(z.string()),
  text: z.string(),
  reason: z.string(),
});

/** Problems with the receivers' signals in the last seven days. Lists are cut, while counts are complete (domain guide 6.19). */
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
