import * as z from 'zod/mini';

const weekdays = z.array(z.int());

/** The hours of a call list as the audit log records them: minutes since midnight. */
export const recordedCallHours = z.object({ weekdays, from: z.int(), to: z.int() });

/** An entry of a week's hours as the audit log records it: minutes since midnight, and its supervision. */
export const recordedEntry = z.object({
  weekdays,
  opensAt: z.int(),
  closesAt: z.int(),
  windowBefore: z.int(),
  windowAfter: z.int(),
  mustOpen: z.boolean(),
  mustClose: z.boolean(),
});

/** What a test was before it was changed: texts by field. */
export const recordedChangeSchema = z.record(z.string(), z.string());
