import * as z from 'zod/mini';
import { isoInstant } from '../kernel/instant.ts';
import type { LiveEvent } from '../live/live-event.schema.ts';
import { zoneKeySchema } from './site-test.schema.ts';
import { resultSignalSchema, type ResultSignal } from './site-tests.schema.ts';

const instant = z.nullable(z.number());
const zoneNewsSchema = z.extend(zoneKeySchema, {
  testId: z.string(),
  firstAt: instant,
  lastAt: instant,
  restoredAt: instant,
});
const signalNewsSchema = z.extend(z.omit(resultSignalSchema, { at: true, devNum: true }), {
  at: z.number(),
  tests: z.array(z.string()),
});

/** A signal or change of a running test, sent to the live screen. */
export type TestNews =
  | (Readonly<z.infer<typeof zoneNewsSchema>> & { readonly kind: 'zone' })
  | { readonly kind: 'signal'; readonly tests: readonly string[]; readonly signal: ResultSignal };

/** Returns what a live event reports about running tests. Null for an event about something else or in an unknown format. */
export const testNewsOf = ({ kind, devNum, data }: LiveEvent): TestNews | null => {
  if (kind === 'testZone') {
    const given = zoneNewsSchema.safeParse(data);
    return given.success ? { kind: 'zone', ...given.data } : null;
  }
  if (kind !== 'activity') return null;
  const read = signalNewsSchema.safeParse(data);
  if (!read.success || read.data.tests.length === 0) return null;
  const { tests, at, ...signal } = read.data;
  return { kind: 'signal', tests, signal: { ...signal, at: isoInstant(at), devNum } };
};
