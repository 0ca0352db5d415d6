/**
 * What the checks may cost, so that the next screens do not make them slow again (tests/README.md, "Budget").
 * Seconds are those of two idle cores with room for a noisy machine: about three times the time measured.
 */

/** Browser tests that `npm test` may hold: one journey an audience. */
export const JOURNEYS = 3;

/** Browser tests of one screen; a spec file is one screen. */
export const TESTS_A_SCREEN = 4;

/** Browser tests in all: what comes does not eat the time that was won. */
export const BROWSER_TESTS = 130;

/** Seconds of a file of Vitest, unless it is named below; the files named are started first. */
const VITEST_SECONDS = 15;

/** Seconds of a file of browser tests. */
const SPEC_SECONDS = 20;

/** Files that may cost more, by the end of their name. @type {Readonly<Record<string, number>>} */
const DEARER = {
  // Two restarts of each of two servers under load, each with its drain delay.
  'rolling-restart.process.test.ts': 45,
  // 15 faults in 16 flows.
  'network-faults.process.test.ts': 30,
  // 65 attackers without pause, each of their passwords hashed, on each engine.
  'attacked-account.race.test.ts': 30,
  // The server's patience with what never comes is 8 s.
  'shutdown.process.test.ts': 25,
  // Several starts of the whole server.
  'admin.process.test.ts': 25,
  'first-fill.process.test.ts': 25,
  'server-life.process.test.ts': 25,
  'pgbouncer.process.test.ts': 25,
  'sso.process.test.ts': 25,
  // Five programs, bundled.
  'outlive-readers.process.test.ts': 25,
  // A process a reader, and files of 64 MB for each.
  'reader-memory.process.test.ts': 30,
  'killed-report.crash.test.ts': 20,
  // Two demo worlds, all of whose reads are read twice by fifteen readers.
  'unseen-duress.long.test.ts': 45,
};

/** Seconds a file of Vitest may take. @param {string} file */
export const vitestLimit = (file) =>
  Object.entries(DEARER).find(([name]) => file.endsWith(name))?.[1] ?? VITEST_SECONDS;

/**
 * `from` and `to` are milliseconds since 1970.
 * @typedef {{ file: string, seconds: number, from: number, to: number, tests: number, failed: number,
 *   titles: { titles: string[], failed: boolean }[], browser: boolean }} FileCost
 * @typedef {{ at: number, load: number, pace: number }} LoadReading processes that wanted one core in the minute before, and
 *   how many times longer than on an idle core a piece of work took
 */

/** @param {FileCost} cost */
const limitOf = ({ file, browser }) => (browser ? SPEC_SECONDS : vitestLimit(file));

/** @param {readonly number[]} values */
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

/** The mean of some readings; 0 of none. @param {readonly LoadReading[]} readings */
export const meanLoad = (readings) => mean(readings.map(({ load }) => load));

/** The mean pace of some readings; 0 of none. @param {readonly LoadReading[]} readings */
export const meanPace = (readings) => mean(readings.map(({ pace }) => pace));

/** Steps of arithmetic and bytes of fresh memory that a piece of work takes, and its milliseconds on an idle machine: 60 of two AMD EPYC cores, and 25 where a page of memory costs 1.6 µs. */
const STEPS = 10_000_000;
const FRESH_BYTES = 64_000_000;
const PAGE_BYTES = 4096;
const IDLE_MS = 85;

/**
 * How many times longer than on an idle machine a piece of work takes now. It feels what no load tells: what others do on
 * the same processor outside of this machine, and memory that is slow to be had, by which programs start six times slower.
 */
export const readPace = () => {
  const begun = performance.now();
  let value = 1;
  for (let step = 0; step < STEPS; step += 1) value = (value * 1103515245 + 12345) & 0x7fffffff;
  const fresh = Buffer.allocUnsafeSlow(FRESH_BYTES);
  for (let at = 0; at < FRESH_BYTES; at += PAGE_BYTES) fresh[at] = value;
  return (performance.now() - begun) / IDLE_MS;
};

/** A reading is about the minute before it. */
const MINUTE = 60_000;

/**
 * What is over its limit, in words. A busy or slow machine stretches all times alike, so limits stretch with what was read
 * while the file ran: other people's work comes and goes within a run. A file with a failure is not checked: it waited for
 * what did not come, and the failure is told by itself.
 * @param {readonly FileCost[]} costs @param {{ loads: readonly LoadReading[], journeys: boolean }} run
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

/** The files that cost most, dearest first. @param {readonly FileCost[]} costs @param {number} count */
export const dearest = (costs, count) =>
  costs.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
