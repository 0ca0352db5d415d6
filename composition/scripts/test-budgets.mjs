/**
 * Time and size limits of the checks, so that new screens do not make them slow again (tests/README.md, "Budget"). Seconds
 * are for two idle cores, with room for a noisy machine: about three times the measured time.
 */

/** Browser tests allowed in `npm test`: one journey per audience. */
export const JOURNEYS = 3;

/** Maximum number of browser tests of one screen; a spec file covers one screen. */
export const TESTS_A_SCREEN = 4;

/** Maximum number of browser tests in total, so that new tests do not use up the time saved. */
export const BROWSER_TESTS = 130;

/** Seconds allowed for a Vitest file, unless it is listed below; the listed files start first. */
const VITEST_SECONDS = 15;

/** Seconds allowed for a file of browser tests. */
const SPEC_SECONDS = 20;

/** Files that may take longer, by the end of their name. @type {Readonly<Record<string, number>>} */
const DEARER = {
  // Two restarts of each of two servers under load, each with its drain delay.
  'rolling-restart.process.test.ts': 45,
  // 15 faults in 16 flows.
  'network-faults.process.test.ts': 30,
  // 65 attackers without pause, with every password hashed, on each engine.
  'attacked-account.race.test.ts': 30,
  // The server waits 8 s for a request that never arrives completely.
  'shutdown.process.test.ts': 25,
  // Several startups of the complete server.
  'admin.process.test.ts': 25,
  'first-fill.process.test.ts': 25,
  'server-life.process.test.ts': 25,
  'pgbouncer.process.test.ts': 25,
  'sso.process.test.ts': 25,
  // Five programs are bundled.
  'outlive-readers.process.test.ts': 25,
  // One process per reader, with files of 64 MB each.
  'reader-memory.process.test.ts': 30,
  'killed-report.crash.test.ts': 20,
  // Two demo databases, in which fifteen readers make every read twice.
  'unseen-duress.long.test.ts': 45,
};

/** Returns the seconds allowed for a Vitest file. @param {string} file */
export const vitestLimit = (file) =>
  Object.entries(DEARER).find(([name]) => file.endsWith(name))?.[1] ?? VITEST_SECONDS;

/**
 * `from` and `to` are milliseconds since 1970.
 * @typedef {{ file: string, seconds: number, from: number, to: number, tests: number, failed: number,   titles: { titles: string[], failed: boolean }[], browser: boolean }} FileCost
 * @typedef {{ at: number, load: number, pace: number }} LoadReading `load`: processes that wanted one core in the minute before; `pace`: how many times longer a piece of work took than on an idle core
 */

/** @param {FileCost} cost */
const limitOf = ({ file, browser }) => (browser ? SPEC_SECONDS : vitestLimit(file));

/** @param {readonly number[]} values */
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

/** Returns the mean load of some readings, or 0 if there are none. @param {readonly LoadReading[]} readings */
export const meanLoad = (readings) => mean(readings.map(({ load }) => load));

/** Returns the mean pace of some readings, or 0 if there are none. @param {readonly LoadReading[]} readings */
export const meanPace = (readings) => mean(readings.map(({ pace }) => pace));

/**
 * Arithmetic steps and bytes of fresh memory in the sample work, and its milliseconds on an idle machine: 60 on two AMD
 * EPYC cores for the steps, and 25 where a page of memory costs 1.6 µs.
 */
const STEPS = 10_000_000;
const FRESH_BYTES = 64_000_000;
const PAGE_BYTES = 4096;
const IDLE_MS = 85;

/**
 * Returns how many times longer the sample work takes now than on an idle machine. This also measures what the load does
 * not show: other machines on the same processor, and slow memory allocation, which makes programs start six times slower.
 */
export const readPace = () => {
  const begun = performance.now();
  let value = 1;
  for (let step = 0; step < STEPS; step += 1) value = (value * 1103515245 + 12345) & 0x7fffffff;
  const fresh = Buffer.allocUnsafeSlow(FRESH_BYTES);
  for (let at = 0; at < FRESH_BYTES; at += PAGE_BYTES) fresh[at] = value;
  return (performance.now() - begun) / IDLE_MS;
};

/** A reading describes the minute before it, in milliseconds. */
const MINUTE = 60_000;

/**
 * Returns what exceeds its limit, as text. A busy or slow machine stretches all times alike, so each limit is scaled by
 * the readings taken while its file ran. A file with a failure is not checked, because it may have waited in vain, and the
 * failure is reported anyway.
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

/** Returns the files that took longest, slowest first. @param {readonly FileCost[]} costs @param {number} count */
export const dearest = (costs, count) =>
  costs.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
