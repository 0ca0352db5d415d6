import { describe, expect, it } from 'vitest';

interface Named {
  readonly name: string;
}

const SCRIPT = new URL('../../composition/scripts/test-reports.mjs', import.meta.url).href;
const { causeOf, compareRuns, leftOf, playwrightCosts, playwrightFailures, vitestFailures } =
  (await import(/* @vite-ignore */ SCRIPT)) as Record<
    'playwrightFailures' | 'vitestFailures',
    (report: unknown) => string[]
  > & {
    readonly causeOf: (log: string) => string;
    readonly leftOf: (row: StageRow) => { files: string[]; kept: StageRow } | null;
    readonly compareRuns: (
      first: unknown,
      second: unknown,
    ) => { unstable: string[]; failures: string[] };
    readonly playwrightCosts: (report: unknown) => FileCost[];
  };
const NAMED = new URL('../../composition/scripts/named-stages.mjs', import.meta.url).href;
const { rowsBefore, stagesNamed } = (await import(/* @vite-ignore */ NAMED)) as {
  readonly rowsBefore: (
    left: readonly (Named & { readonly failed: number })[],
    from: string,
    stages: readonly Named[],
  ) => Named[];
  readonly stagesNamed: (only: string | undefined, stages: readonly Named[]) => unknown;
};
const BUDGETS = new URL('../../composition/scripts/test-budgets.mjs', import.meta.url).href;
const { BROWSER_TESTS, JOURNEYS, overBudget, vitestLimit } = (await import(
  /* @vite-ignore */ BUDGETS
)) as {
  readonly BROWSER_TESTS: number;
  readonly JOURNEYS: number;
  readonly overBudget: (
    costs: FileCost[],
    run: { loads: readonly LoadReading[]; journeys: boolean },
  ) => string[];
  readonly vitestLimit: (file: string) => number;
};

interface StageRow {
  readonly passed: number;
  readonly failed: number;
  readonly costs?: readonly FileCost[];
}

interface LoadReading {
  readonly at: number;
  readonly load: number;
  readonly pace: number;
}

interface FileCost {
  readonly file: string;
  readonly seconds: number;
  readonly from: number;
  readonly to: number;
  readonly tests: number;
  readonly failed: number;
  readonly titles: readonly { readonly titles: readonly string[]; readonly failed: boolean }[];
  readonly browser: boolean;
}

const STARTED = Date.UTC(2026, 0, 1);

const spec = (title: string, ok: boolean, duration = 1000) => ({
  file: 'x.spec.ts',
  line: 7,
  title,
  ok,
  tests: [
    {
      results: [
        {
          duration,
          startTime: new Date(STARTED).toISOString(),
          errors: ok ? [] : [{ message: 'still waiting' }],
        },
      ],
    },
  ],
});

describe('what failed, told once more at the end of a run', () => {
  it('names the test of Vitest and its words, and a file that did not load', () => {
    const report = {
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          message: 'Cannot find module',
          assertionResults: [],
        },
        {
          name: 'b.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'stands', failureMessages: [] },
            {
              status: 'failed',
              fullName: 'adds',
              failureMessages: ['\u001b[31mexpected 2 to be 3'],
            },
          ],
        },
      ],
    };
    expect(vitestFailures(report)).toEqual([
      'a.test.ts\nCannot find module',
      'b.test.ts › adds\nexpected 2 to be 3',
    ]);
  });

  it('names the test of Playwright however deep it stands, with its line, and cuts a long story', () => {
    const failing = {
      file: 'x.spec.ts',
      line: 7,
      title: 'opens',
      ok: false,
      tests: [{ results: [{ errors: [{ message: Array(80).fill('still waiting').join('\n') }] }] }],
    };
    const report = {
      errors: [{ message: 'no server' }],
      suites: [{ specs: [{ ...failing, ok: true }], suites: [{ specs: [failing] }] }],
    };
    const [outside, reported, ...others] = playwrightFailures(report);
    expect(outside).toBe('no server');
    expect(reported).toMatch(/^x\.spec\.ts:7 › opens\nstill waiting\n/);
    expect(reported?.split('\n')).toHaveLength(11);
    expect(others).toEqual([]);
  });

  it('shows the first ten lines that speak of an error where a check left no report, else its last lines', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, at) => `line ${at}`);
    expect(causeOf(['\u001b[31mchunk a', '', 'Error: no such file', ...lines(20)].join('\n'))).toBe(
      ['Error: no such file', ...lines(9)].join('\n'),
    );
    expect(causeOf(lines(20).join('\n'))).toBe(lines(20).slice(10).join('\n'));
  });

  it('tells nothing of a run that left no report', () => {
    expect([...vitestFailures(null), ...playwrightFailures(null)]).toEqual([]);
  });
});

describe('a browser test that failed and is run once more, alone', () => {
  const first = {
    suites: [{ specs: [spec('opens', false), spec('shuts', false), spec('a', true)] }],
  };

  it('is unstable when it passes, and a failure when it does not', () => {
    const second = { suites: [{ specs: [spec('opens', true), spec('shuts', false)] }] };
    const { unstable, failures } = compareRuns(first, second);
    expect(unstable).toEqual(['x.spec.ts:7 › opens']);
    expect(failures).toEqual(['x.spec.ts:7 › shuts\nstill waiting']);
  });

  it('stays a failure when the second run did not come to it, or left no report', () => {
    expect(compareRuns(first, { suites: [] }).failures).toHaveLength(2);
    expect(compareRuns(first, null).unstable).toEqual([]);
  });

  it('excuses nothing that went wrong outside of any test', () => {
    const broken = { errors: [{ message: 'no server' }], ...first };
    expect(compareRuns(broken, first).failures[0]).toBe('no server');
  });
});

describe('a run that was broken off', () => {
  const stages = ['build', 'rules', 'browser'].map((name) => ({ name }));
  const left = stages.slice(0, 2).map((stage) => ({ ...stage, failed: 0 }));
  const [build] = left;

  it('runs what failed or did not end, or all from the stage that is named', () => {
    expect(rowsBefore(left, '', stages)).toEqual(left);
    const red = left.map((row) => ({ ...row, failed: row === build ? 0 : 1 }));
    expect(rowsBefore(red, '', stages)).toEqual([build]);
    expect(rowsBefore(left, 'rules', stages)).toEqual([build]);
    expect(rowsBefore(left, 'browser', stages)).toEqual(left);
  });

  it('runs only the failed files of a stage, and keeps what the others came to', () => {
    const cost = (file: string, tests: number, failed: number): FileCost => ({
      file,
      tests,
      failed,
      seconds: 1,
      from: 0,
      to: 1,
      titles: [],
      browser: false,
    });
    const costs = [cost('a', 5, 0), cost('b', 4, 1), cost('c', 2, 2)];
    expect(leftOf({ passed: 8, failed: 3, costs })).toEqual({
      files: ['b', 'c'],
      kept: { passed: 5, failed: 0, costs: costs.slice(0, 1) },
    });
    // If a file did not load or a worker died, the report does not name the file.
    expect(leftOf({ passed: 8, failed: 4, costs })).toBeNull();
    expect(leftOf({ passed: 0, failed: 1 })).toBeNull();
  });

  it('names the stages when it is asked to go on at one that is none', () => {
    expect(() => rowsBefore(left, 'sleep', stages)).toThrow('build; rules; browser');
  });

  it('takes the name of one stage, or several with commas between them, and names them otherwise', () => {
    const known = ['build', 'rules, all rounds', 'browser'].map((name) => ({ name }));
    expect(stagesNamed('rules, all rounds', known)).toEqual(['rules, all rounds']);
    expect(stagesNamed('build,browser', known)).toEqual(['build', 'browser']);
    expect(stagesNamed(undefined, known)).toBeUndefined();
    expect(() => stagesNamed('build,sleep', known)).toThrow(
      'There is no stage "sleep". There are: build; rules, all rounds; browser',
    );
  });
});

describe('the budget of the checks', () => {
  const MINUTE = 60000;
  const idle = { loads: [{ at: 0, load: 0.5, pace: 1 }], journeys: false };
  const file = (cost: Partial<FileCost>): FileCost => ({
    file: 'tests/core/x.test.ts',
    seconds: 1,
    from: 10 * MINUTE,
    to: 11 * MINUTE,
    tests: 3,
    failed: 0,
    titles: [],
    browser: false,
    ...cost,
  });

  it('counts tests and seconds of each spec file of the report, and names its tests', () => {
    const inner = { title: 'a list', specs: [spec('b', false)] };
    const report = {
      suites: [{ title: 'x.spec.ts', specs: [spec('a', true, 1500)], suites: [inner] }],
    };
    expect(playwrightCosts(report)).toEqual([
      {
        file: 'tests/e2e/x.spec.ts',
        seconds: 2.5,
        tests: 2,
        failed: 1,
        browser: true,
        from: STARTED,
        to: STARTED + 1500,
        titles: [
          { titles: ['a'], failed: false },
          { titles: ['a list', 'b'], failed: true },
        ],
      },
    ]);
  });

  it('names a file over its own time, and gives a loaded machine as much more as it is loaded', () => {
    const seconds = vitestLimit('tests/core/x.test.ts') * 2;
    expect(overBudget([file({ seconds })], idle)).toEqual([
      expect.stringContaining('tests/core/x.test.ts took'),
    ]);
    const read = (...loads: LoadReading[]) => overBudget([file({ seconds })], { ...idle, loads });
    expect(read({ at: 0, load: 3, pace: 1 })).toEqual([]);
    const calm = [1, 2, 3, 4, 5, 6].map((minute) => ({ at: minute * MINUTE, load: 0, pace: 1 }));
    expect(read(...calm, { at: 11.5 * MINUTE, load: 3, pace: 1 })).toEqual([]);
    expect(read(...calm, { at: 15 * MINUTE, load: 3, pace: 1 })).toHaveLength(1);
  });

  it('gives a slow machine as much more as a piece of work takes longer on it meanwhile', () => {
    const seconds = vitestLimit('tests/core/x.test.ts') * 2;
    const read = (pace: number) =>
      overBudget([file({ seconds })], { ...idle, loads: [{ at: 0, load: 1, pace }] });
    expect(read(3)).toEqual([]);
    expect(read(1.5)).toHaveLength(1);
  });

  it('does not check the time of a file in which something failed: that is told by itself', () => {
    const seconds = vitestLimit('tests/core/x.test.ts') * 9;
    expect(overBudget([file({ seconds, failed: 1 })], idle)).toEqual([]);
    expect(overBudget([file({ seconds })], idle)).toHaveLength(1);
  });

  it('names a file of browser tests over 20 s, and a run with more browser tests than are allowed in all', () => {
    const screen = file({ file: 'tests/e2e/x.spec.ts', browser: true, tests: 1 });
    expect(overBudget([{ ...screen, seconds: 20 }], idle)).toEqual([]);
    expect(overBudget([{ ...screen, seconds: 21 }], idle)).toHaveLength(1);
    const screens = Array.from({ length: BROWSER_TESTS - JOURNEYS }, () => screen);
    expect(overBudget(screens, idle)).toEqual([]);
    expect(overBudget([...screens, screen], idle)).toEqual([
      expect.stringContaining('browser tests; it may hold 127'),
    ]);
  });

  it('names a screen with more browser tests than four, and a default tier with more than its journeys', () => {
    const screen = file({ file: 'tests/e2e/x.spec.ts', browser: true });
    expect(overBudget([{ ...screen, tests: 4 }], idle)).toEqual([]);
    expect(overBudget([{ ...screen, tests: 5 }], idle)).toHaveLength(1);
    expect(overBudget([screen], { ...idle, journeys: true })).toEqual([]);
    expect(overBudget([screen, screen], { ...idle, journeys: true })).toHaveLength(1);
  });
});
