import * as z from 'zod/mini';
import type { ActivityKind } from '../alarms/activity-kind.ts';
import { listShape, WINDOW_ROWS } from '../lists/list-query.schema.ts';

/** The parts of a customer's history, with the kinds of events in each. What operators did is in the alarm itself. */
export const OWN_PARTS = {
  alarms: ['Alarm', 'Cancel/abort', 'Full clear'],
  openings: ['Open/close'],
  troubles: ['Trouble', 'Supervisory', 'Restore'],
  tests: ['Test'],
} as const satisfies Readonly<Record<string, readonly ActivityKind[]>>;

export type OwnPart = keyof typeof OWN_PARTS;

const NAMES = Object.keys(OWN_PARTS) as readonly OwnPart[];

/** The list of a customer's history and its URL filters. */
export const OWN_HISTORY_LIST = listShape({
  name: 'ownHistory',
  filters: {
    from: { kind: 'day' },
    to: { kind: 'day' },
    part: { kind: 'choice', of: NAMES },
  },
  sizes: [WINDOW_ROWS],
  // A search reads the stored words, which say more than a customer's row: what operators noted, and names.
  searchLength: 0,
});

/** One event in plain words. Times are ISO instants. */
export const ownRowSchema = z.object({
  id: z.string(),
  /** Cursor of the row. The next older page starts after this row. */
  place: z.string(),
  at: z.string(),
  part: z.enum(NAMES),
  text: z.string(),
  /** The alarm that the event belongs to; null if it belongs to none. */
  alarmNum: z.nullable(z.int()),
  /** True if nobody acted on the event because the site was on test. */
  onTest: z.boolean(),
});
export type OwnRow = Readonly<z.infer<typeof ownRowSchema>>;

/** A page of a customer's history, newest first, with the number of matching rows. */
export const ownHistorySchema = z.object({
  asOf: z.string(),
  timeZone: z.string(),
  /** First and last day shown, in the site's time zone; `told` is a note if other days were asked for. */
  period: z.object({ from: z.string(), to: z.string(), told: z.nullable(z.string()) }),
  rows: z.array(ownRowSchema),
  /** Number of matching rows, capped at 5,000; `more` is true beyond that. */
  total: z.int(),
  more: z.boolean(),
  next: z.nullable(z.string()),
});
export type OwnHistory = Readonly<z.infer<typeof ownHistorySchema>>;
