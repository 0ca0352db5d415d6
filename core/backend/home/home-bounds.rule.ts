import { FAIL_TO_CLOSE_MS, LONG_TEST_MS } from '../../attention/attention-kinds.rule.ts';

const MINUTE_MS = 60000;
const DAY_MS = 1440 * MINUTE_MS;

/** A test that ends within this time is worth a word, milliseconds. */
const SOON_MS = 20 * MINUTE_MS;

/** The moments the figures of a dashboard are counted by, milliseconds UTC (domain guide 6.19). */
export interface HomeBounds {
  /** Tests of more milliseconds are flagged. */
  readonly longTest: number;
  /** Missed closings count from then on. */
  readonly closedFrom: number;
  /** Troubles since then are young, those before `weekAgo` old. */
  readonly dayAgo: number;
  readonly weekAgo: number;
  /** Tests that end before end soon. */
  readonly soon: number;
}

/** The bounds at a moment. */
export const homeBounds = (now: number): HomeBounds => ({
  longTest: LONG_TEST_MS,
  closedFrom: now - FAIL_TO_CLOSE_MS,
  dayAgo: now - DAY_MS,
  weekAgo: now - 7 * DAY_MS,
  soon: now + SOON_MS,
});
