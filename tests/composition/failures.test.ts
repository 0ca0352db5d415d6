import { describe, expect, it } from 'vitest';

const SCRIPT = new URL('../../composition/scripts/failures.mjs', import.meta.url).href;
const { playwrightFailures, vitestFailures } = (await import(/* @vite-ignore */ SCRIPT)) as Record<
  'playwrightFailures' | 'vitestFailures',
  (report: unknown) => string[]
>;

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
    const [outside, told, ...others] = playwrightFailures(report);
    expect(outside).toBe('no server');
    expect(told).toMatch(/^x\.spec\.ts:7 › opens\nstill waiting\n/);
    expect(told?.split('\n').length).toBeLessThan(40);
    expect(others).toEqual([]);
  });

  it('tells nothing of a run that left no report', () => {
    expect([...vitestFailures(null), ...playwrightFailures(null)]).toEqual([]);
  });
});
