/**
 * What the checks may cost, so that the next screens do not make them slow again (tests/README.md, "Budget").
 * Seconds are those of two idle cores with room for a noisy machine: about three times the time measured.
 */

/** Browser tests that `npm test` may hold: one journey an audience. */
export const JOURNEYS = 3;

/** Browser tests of one screen; a spec file is one screen. */
export const TESTS_A_SCREEN = 4;

/** Seconds of a file of Vitest, unless it is named below. */
const VITEST_SECONDS = 15;

/** Seconds of a browser test, on average over its file. */
const BROWSER_SECONDS = 15;

/** Files that may cost more, by the end of their name. @type {Readonly<Record<string, number>>} */
const DEARER = {
  'killed-while-writing.crash.test.ts': 60,
  'killed-first-start.crash.test.ts': 60,
  // Four lives of a server on each engine: 18 s alone.
  'killed-job.crash.test.ts': 45,
  'ways-in.race.test.ts': 45,
  // Two servers on one database, and 200 cuts of their streams.
  'live.process.test.ts': 45,
  'gate-in-disorder.model.test.ts': 40,
  'hold-request.model.test.ts': 25,
};

/** Seconds a file of Vitest may take. @param {string} file */
export const vitestLimit = (file) =>
  Object.entries(DEARER).find(([name]) => file.endsWith(name))?.[1] ?? VITEST_SECONDS;

/**
 * `from` and `to` are milliseconds since 1970.
 * @typedef {{ file: string, seconds: number, from: number, to: number, tests: number, failed: number, browser: boolean }} FileCost
 * @typedef {{ at: number, load: number }} LoadReading processes that wanted one core in the minute before
 */

/** @param {FileCost} cost */
const limitOf = ({ file, tests, browser }) =>
  browser ? tests * BROWSER_SECONDS : vitestLimit(file);

/** The mean of some readings; 0 of none. @param {readonly LoadReading[]} readings */
export const meanLoad = (readings) =>
  readings.reduce((sum, { load }) => sum + load, 0) / Math.max(readings.length, 1);

/** A reading is about the minute before it. */
const MINUTE = 60_000;

/**
 * What is over its limit, in words. A loaded machine stretches all times alike, so limits stretch with its load while the
 * file ran: other people's work comes and goes within a run.
 * @param {readonly FileCost[]} costs @param {{ loads: readonly LoadReading[], journeys: boolean }} run
 */
export const overBudget = (costs, { loads, journeys }) => {
  const mean = meanLoad(loads);
  const slow = costs.flatMap((cost) => {
    const limit = limitOf(cost);
    const meanwhile = loads.filter(({ at }) => at >= cost.from && at <= cost.to + MINUTE);
    const stretch = Math.max(1, mean, meanLoad(meanwhile));
    return cost.seconds > limit * stretch
      ? [
          `${cost.file} took ${cost.seconds.toFixed(0)} s; its limit is ${limit} s, times ${stretch.toFixed(1)} for the load meanwhile`,
        ]
      : [];
  });
  const screens = costs.filter(({ browser }) => browser);
  const full = screens
    .filter(({ tests }) => tests > TESTS_A_SCREEN)
    .map(
      ({ file, tests }) => `${file} holds ${tests} browser tests; a screen has ${TESTS_A_SCREEN}`,
    );
  const daily = screens.reduce((sum, { tests }) => sum + tests, 0);
  return [
    ...slow,
    ...full,
    ...(journeys && daily > JOURNEYS
      ? [`the default tier holds ${daily} browser tests; it may hold ${JOURNEYS}`]
      : []),
  ];
};

/** The files that cost most, dearest first. @param {readonly FileCost[]} costs @param {number} count */
export const dearest = (costs, count) =>
  costs.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
