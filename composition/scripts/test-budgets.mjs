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
 * @typedef {{ file: string, seconds: number, tests: number, failed: number, browser: boolean }} FileCost
 */

/** @param {FileCost} cost */
const limitOf = ({ file, tests, browser }) =>
  browser ? tests * BROWSER_SECONDS : vitestLimit(file);

/**
 * What is over its limit, in words. A loaded machine stretches all times alike, so limits stretch with it.
 * @param {readonly FileCost[]} costs @param {{ load: number, journeys: boolean }} run load: processes that wanted one core, on average
 */
export const overBudget = (costs, { load, journeys }) => {
  const stretch = Math.max(1, load);
  const slow = costs.flatMap((cost) => {
    const limit = limitOf(cost);
    return cost.seconds > limit * stretch
      ? [
          `${cost.file} took ${cost.seconds.toFixed(0)} s; its limit is ${limit} s, times ${stretch.toFixed(1)} for the load of this run`,
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
