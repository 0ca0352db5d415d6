import { FAIL_TO_CLOSE_MS, LONG_TEST_MS } from '../../attention/attention-kinds.rule.ts';

const MINUTE_MS = 60000;
const DAY_MS = 1440 * MINUTE_MS;

/** A test that ends within this time is counted as ending soon, milliseconds. */
const SOON_MS = 20 * MINUTE_MS;

/** The time limits by which dashboard figures are counted (domain guide 6.19). Instants are milliseconds UTC. */
export interface HomeBounds {
  /** Tests longer than this are flagged, in milliseconds. */
  readonly longTest: number;
  /** Missed closings count from this time on. */
  readonly closedFrom: number;
  /** Troubles since this time are new, those before `weekAgo` old. */
  readonly dayAgo: number;
  readonly weekAgo: number;
  /** Tests that end before this time end soon. */
  readonly soon: number;
}

/** Returns the limits for a given time. */
export const homeBounds = (now: number): HomeBounds => ({
  longTest: LONG_TEST_MS,
  closedFrom: now - FAIL_TO_CLOSE_MS,
  dayAgo: now - DAY_MS,
  weekAgo: now - 7 * DAY_MS,
  soon: now + SOON_MS,
});
