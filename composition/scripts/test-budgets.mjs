/**
 * Time and size limits of the test tiers (tests/README.md, "Budget"). Seconds are for two idle cores and about three times
 * the measured time, so that a noisy machine passes.
 */

/** Maximum number of browser tests in `npm test`: one journey per audience. */
export const JOURNEYS = 3;

/** Maximum number of browser tests in one spec file, which covers one screen. */
export const TESTS_A_SCREEN = 4;

/** Maximum number of browser tests in total. */
export const BROWSER_TESTS = 130;

/** Maximum seconds for a Vitest file that is not listed in `DEARER`. Listed files start first. */
const VITEST_SECONDS = 15;

/** Maximum seconds for a file of browser tests that is not listed in `DEARER`. */
const SPEC_SECONDS = 20;

/** Maximum seconds for slow files, keyed by the end of the file name. @type {Readonly<Record<string, number>>} */
const DEARER = {
  // Type-checks a copy of the project, and runs a second Vitest in it: 65 s on an idle machine.
  'recipes.process.test.ts': 100,
  // Restarts each of two servers twice under load, each time with a drain delay.
  'rolling-restart.process.test.ts': 45,
  // Tests 15 faults in 16 flows.
  'network-faults.process.test.ts': 30,
  // Runs 65 attackers without pause on each engine, and hashes every password.
  'attacked-account.race.test.ts': 30,
  // Includes a wait of 8 s for a request that never arrives completely.
  'shutdown.process.test.ts': 25,
  // Starts the complete server several times.
  'admin.process.test.ts': 25,
  'first-fill.process.test.ts': 25,
  'server-life.process.test.ts': 25,
  'pgbouncer.process.test.ts': 25,
  'sso.process.test.ts': 25,
  // Bundles five programs.
  'outlive-readers.process.test.ts': 25,
  // Runs one process per reader, with files of 64 MB each.
  'reader-memory.process.test.ts': 30,
  'killed-report.crash.test.ts': 20,
  // Fills two demo databases, in which fifteen readers make every read twice.
  'unseen-duress.long.test.ts': 45,
  // Focuses everything on each of 50 screens, on the way and back, at three sizes of the window.
  'focus-in-view.spec.ts': 90,
  // Loads 34 screens at three widths, with delayed answers.
  'steady-screens.spec.ts': 150,
  // Opens eleven screens, leaves and returns.
  'keeps-its-place.spec.ts': 45,
};

/** @param {string} file @param {number} usual */
const limitBy = (file, usual) =>
  Object.entries(DEARER).find(([name]) => file.endsWith(name))?.[1] ?? usual;

/** Returns the maximum seconds for a Vitest file. @param {string} file */
export const vitestLimit = (file) => limitBy(file, VITEST_SECONDS);

/**
 * Cost of a test file: `from` and `to` are milliseconds since 1970.
 * @typedef {{ file: string, seconds: number, from: number, to: number, tests: number, failed: number,   titles: { titles: string[], failed: boolean }[], browser: boolean }} FileCost
 * @typedef {{ at: number, load: number, pace: number }} LoadReading `load`: mean number of runnable processes per core in the minute before `at`; `pace`: time of the sample work relative to an idle core
 */

/** @param {FileCost} cost */
const limitOf = ({ file, browser }) => limitBy(file, browser ? SPEC_SECONDS : VITEST_SECONDS);

/** @param {readonly number[]} values */
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

/** Returns the mean load of the readings, or 0 if there are none. @param {readonly LoadReading[]} readings */
export const meanLoad = (readings) => mean(readings.map(({ load }) => load));

/** Returns the mean pace of the readings, or 0 if there are none. @param {readonly LoadReading[]} readings */
export const meanPace = (readings) => mean(readings.map(({ pace }) => pace));

/**
 * Number of arithmetic steps in the sample work. An idle machine with two AMD EPYC cores needs 60 ms for the steps, and 25
 * ms for the memory pages at 1.6 µs per page.
 */
const STEPS = 10_000_000;
const FRESH_BYTES = 64_000_000;
const PAGE_BYTES = 4096;
const IDLE_MS = 85;

/**
 * Returns how many times longer the sample work takes now than on an idle machine. Unlike the load, this pace also
 * reflects other machines on the same processor and slow memory allocation, which makes programs start six times slower.
 */
export const readPace = () => {
  const begun = performance.now();
  let value = 1;
  for (let step = 0; step < STEPS; step += 1) value = (value * 1103515245 + 12345) & 0x7fffffff;
  const fresh = Buffer.allocUnsafeSlow(FRESH_BYTES);
  for (let at = 0; at < FRESH_BYTES; at += PAGE_BYTES) fresh[at] = value;
  return (performance.now() - begun) / IDLE_MS;
};

/** The period that each load reading covers, in milliseconds: the minute before the reading. */
const MINUTE = 60_000;

/**
 * Returns the exceeded limits, as text. A busy machine slows all tests alike, so each limit is scaled by the readings
 * taken while the file ran. A file with a failed test is left out, because the failure is reported anyway.
 * @param {readonly FileCost[]} costs
 * @param {{ loads: readonly LoadReading[], journeys: boolean }} run
 */
export const overBudget = (costs, { loads, journeys }) => {
  const slow = costs.flatMap((cost) => {
    const limit = limitOf(cost);
    const meanwhile = loads.filter(({ at }) => at >= cost.from && at <= cost.to + MINUTE);
    const stretch = Math.max(
      1,
      ...[loads, meanwhile].flatMap((all) => [meanLoad(all), meanPace(all)]),
    );
    return cost.failed === 0 && cost.seconds > limit * stretch
      ? [
          `${cost.file} took ${cost.seconds.toFixed(0)} s; its limit is ${limit} s, times ${stretch.toFixed(1)} for the machine meanwhile`,
        ]
      : [];
  });
  const screens = costs.filter(({ browser }) => browser);
  const full = screens
    .filter(({ tests }) => tests > TESTS_A_SCREEN)
    .map(
      ({ file, tests }) => `${file} holds ${tests} browser tests; a screen has ${TESTS_A_SCREEN}`,
    );
  const count = screens.reduce((sum, { tests }) => sum + tests, 0);
  const most = journeys ? JOURNEYS : BROWSER_TESTS - JOURNEYS;
  return [
    ...slow,
    ...full,
    ...(count > most ? [`this run holds ${count} browser tests; it may hold ${most}`] : []),
  ];
};

/** Returns the slowest files, slowest first. @param {readonly FileCost[]} costs @param {number} count */
export const dearest = (costs, count) =>
  costs.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
