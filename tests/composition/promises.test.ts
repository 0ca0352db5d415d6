import { describe, expect, it } from 'vitest';

interface Shown {
  readonly file: string;
  readonly titles: readonly string[];
}

const SCRIPTS = new URL('../../composition/scripts/', import.meta.url);
const { readTitles, titlesOf } = (await import(
  /* @vite-ignore */ new URL('test-titles.mjs', SCRIPTS).href
)) as {
  readonly readTitles: (root: string) => Shown[];
  readonly titlesOf: (file: string, text: string) => Shown[];
};
const { BENCHMARKS, filesOf, readPromises } = (await import(
  /* @vite-ignore */ new URL('promises.mjs', SCRIPTS).href
)) as {
  readonly BENCHMARKS: Readonly<Record<string, string>>;
  readonly filesOf: (promise: string, tests: readonly Shown[]) => ReadonlyMap<string, number>;
  readonly readPromises: () => { promise: string; goal: string }[];
};

const tests = readTitles(new URL('../../', import.meta.url).pathname);
const promises = readPromises().map(({ promise }) => promise);

describe('the promises of SECURITY.md', () => {
  it('are read, each with a name of its own', () => {
    expect(promises.length).toBeGreaterThan(10);
    expect(new Set(promises).size).toBe(promises.length);
  });

  it.each(promises)('"%s" is shown by a test with this title, or by a benchmark', (promise) => {
    expect(filesOf(promise, tests).size + (promise in BENCHMARKS ? 1 : 0)).toBeGreaterThan(0);
  });

  it('are all that a benchmark claims to measure', () => {
    expect(Object.keys(BENCHMARKS).filter((promise) => !promises.includes(promise))).toEqual([]);
  });

  it('has no test where no title begins with its name', () => {
    expect(filesOf('Nobody ever sleeps', tests).size).toBe(0);
  });
});

describe('the titles of the tests', () => {
  it('are read from every file that holds tests', () => {
    expect(new Set(tests.map(({ file }) => file)).size).toBeGreaterThan(700);
    expect(tests.length).toBeGreaterThan(3000);
  });

  it.each([
    ["it('adds', () => {});", [['adds']]],
    ["describe('a sum', () => { it.each([1])('adds %s', () => {}); });", [['a sum', 'adds %s']]],
    ["test.describe('a list', () => { test('opens', () => {}); });", [['a list', 'opens']]],
    ["describe('a', () => {}); it(`adds ${1} to it`, () => {});", [['adds … to it']]],
    [
      "describe.runIf(true)('a', () => { it('b', () => {}); }); it('c', () => {});",
      [['a', 'b'], ['c']],
    ],
    ['onEachEngine((engine) => `stands on ${engine}`, f);', [['stands on …']]],
    ["expect('adds').toBe('adds');", []],
  ])('%s', (text, titles) => {
    expect(titlesOf('x.test.ts', text).map((one) => one.titles)).toEqual(titles);
  });
});
