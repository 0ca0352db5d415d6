import { FAIL_TO_CLOSE_MS, LONG_TEST_MS } from '../../attention/attention-kinds.rule.ts';

const MINUTE_MS = 60000;
const DAY_MS = 1440 * MINUTE_MS;

/** A test with less remaining time than this is counted as ending soon, in milliseconds. */
const SOON_MS = 20 * MINUTE_MS;

/** Time limits by which home-screen figures are counted (domain guide 6.19). Instants are milliseconds UTC. */
export interface HomeBounds {
  /** Length above which a test is flagged as long, in milliseconds. */
  readonly longTest: number;
  /** Missed closings count from this time on. */
  readonly closedFrom: number;
  /** Troubles since this time count as new. Troubles before `weekAgo` count as old. */
  readonly dayAgo: number;
  readonly weekAgo: number;
  /** Tests that end before this time count as ending soon. */
  readonly soon: number;
}

/** Returns the time limits for the instant `now`. */
export const homeBounds = (now: number): HomeBounds => ({
  longTest: LONG_TEST_MS,
  closedFrom: now - FAIL_TO_CLOSE_MS,
  dayAgo: now - DAY_MS,
  weekAgo: now - 7 * DAY_MS,
  soon: now + SOON_MS,
});
