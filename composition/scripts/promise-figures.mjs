/**
 * The promises of the security goals with what this run saw of each: tests by a part of their file's name, benchmarks by
 * their own words. A promise without either is said to have none, so that nobody takes silence for proof.
 * @type {readonly { promise: string, goal: string, files: readonly string[], bench?: string }[]}
 */
export const PROMISES = [
  {
    promise: 'Kills survived',
    goal: '200 kills while writing, 30 of first starts: nothing lost, torn or left shut',
    files: ['killed-while-writing.crash', 'killed-first-start.crash', 'server-life.process'],
  },
  {
    promise: 'Restart to ready',
    goal: 'p95 below 3 s',
    files: [],
    bench: 'tests/bench/server-start.mjs',
  },
  {
    promise: 'Races',
    goal: 'every one-time secret, 200 rounds, 16 in parallel: one success each',
    files: ['.race.test'],
  },
  {
    promise: 'Refresh',
    goal: '10 tabs x 20 expiries: 0 spurious logouts, 0 forks; 2000 users: not built yet',
    files: ['session-life.test'],
  },
  {
    promise: 'Network faults',
    goal: '14 kinds x 12 flows; so far the back end that dies at every step of sign-in',
    files: ['sign-in-faults.spec', 'customer-recovery.spec'],
  },
  { promise: 'Lost writes, load, soak, login flood', goal: 'not built yet', files: [] },
  {
    promise: 'Logins',
    goal: 'reads go on beside 8 sign-ins that hash',
    files: [],
    bench: 'tests/bench/hashing.mjs',
  },
  {
    promise: 'Enumeration',
    goal: '200 + 200 at 6 entry points: one kind of answer, AUC at most 0.58',
    files: ['ways-in.test'],
    bench: 'tests/bench/enumeration.mjs',
  },
  {
    promise: 'Authorisation',
    goal: 'every route x every principal: 0 unexpected 2xx',
    files: ['access-matrix', 'foreign-group', 'judge-access'],
  },
  { promise: 'Audit', goal: '0 writes without a row', files: ['audit-completeness'] },
  {
    promise: 'Round trips',
    goal: 'reads 2, lists 3, writes as written: every operation counted',
    files: ['http/round-trips'],
  },
  {
    promise: 'Overload',
    goal: '1,000 connections, a full queue, an exhausted pool: 200 or 503 with a wait',
    files: ['overload.test', 'many-connections'],
  },
  {
    promise: 'Request gate',
    goal: '50,000 runs, 0 failures; every planted fault found',
    files: ['hold-request.model', 'gate-in-disorder.model', 'planted-faults.model'],
  },
  {
    promise: 'Browser defences',
    goal: '0 violations of the page policy in the whole browser run',
    files: ['.spec.ts'],
  },
  {
    promise: 'Accessibility',
    goal: '0 serious findings on every page and dialog, light and dark',
    files: ['.spec.ts'],
  },
  {
    promise: 'ASVS 5.0',
    goal: 'every requirement of levels 1 and 2 mapped',
    files: ['asvs.test'],
  },
];

/**
 * A line for each promise: how many of its tests ran and how many failed.
 * @param {readonly { file: string, tests: number, failed: number }[]} ran
 */
export const figuresOf = (ran) =>
  PROMISES.map(({ promise, goal, files, bench }) => {
    const mine = ran.filter(({ file }) => files.some((name) => file.includes(name)));
    const tests = mine.reduce((sum, one) => sum + one.tests, 0);
    const failed = mine.reduce((sum, one) => sum + one.failed, 0);
    const seen = [
      ...(files.length > 0 ? [`${tests} tests, ${failed} failed`] : []),
      ...(bench === undefined ? [] : [`figure printed above by ${bench}`]),
    ];
    return `${promise}: ${goal}\n    ${seen.length > 0 ? seen.join('; ') : 'nothing shows it'}`;
  });
