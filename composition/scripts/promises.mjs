// `npm run promises` prints each promise of SECURITY.md with the tests that prove it. `npm run promises -- lost write`
// prints every test whose file or titles contain all given words.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTitles } from './test-titles.mjs';

/** @typedef {import('./test-titles.mjs').Shown} Shown */

const ROOT = join(import.meta.dirname, '..', '..');

/** Promises proved by every browser test, because a fixture or `expectAccessible` checks them (tests/e2e/support/test.ts). */
const IN_EVERY_BROWSER_TEST = ['The page policy is kept', 'Every screen is accessible'];

/** The benchmark of each promise that states a number. @type {Readonly<Record<string, string>>} */
export const BENCHMARKS = {
  'A restart is quick': 'tests/bench/server-start.mjs',
  'Sign-ins do not block reads': 'tests/bench/hashing.mjs',
  'No answer tells who has an account': 'tests/bench/enumeration.mjs',
};

/** Reads the promises of SECURITY.md in order, each with its goal. */
export const readPromises = () => {
  const text = readFileSync(join(ROOT, 'SECURITY.md'), 'utf8');
  const section = text.slice(text.indexOf('## Promises')).split(/\n## /)[0] ?? '';
  return [...section.matchAll(/^- \*\*(.+?)\*\*: (.+)$/gm)].map(([, promise = '', goal = '']) => ({
    promise,
    goal,
  }));
};

/** Returns true if a test proves a promise, which means that one of its titles starts with the promise's name. @param {Shown} test @param {string} promise */
export const shows = ({ file, titles }, promise) =>
  titles.some((title) => title.startsWith(promise)) ||
  (IN_EVERY_BROWSER_TEST.includes(promise) && file.endsWith('.spec.ts'));

/** Returns the test files that prove a promise, each with its number of proving tests. @param {string} promise @param {readonly Shown[]} tests */
export const filesOf = (promise, tests) => {
  /** @type {Map<string, number>} */
  const files = new Map();
  for (const test of tests)
    if (shows(test, promise)) files.set(test.file, (files.get(test.file) ?? 0) + 1);
  return files;
};

/** @param {readonly Shown[]} tests */
const promisesInWords = (tests) =>
  readPromises().map(({ promise, goal }) => {
    const files = [...filesOf(promise, tests)];
    const counted = files.map(([file, count]) => `    ${file} (${count})`);
    const lines = IN_EVERY_BROWSER_TEST.includes(promise)
      ? [`    each of the ${files.length} files of browser tests`]
      : counted;
    const bench = BENCHMARKS[promise];
    return [`${promise}: ${goal}`, ...lines, ...(bench === undefined ? [] : [`    ${bench}`])];
  });

/** @param {readonly Shown[]} tests @param {readonly string[]} words */
const foundInWords = (tests, words) =>
  tests
    .map(({ file, titles }) => `${file}: ${titles.join(' › ')}`)
    .filter((line) => words.every((word) => line.toLowerCase().includes(word.toLowerCase())));

if (process.argv[1] === import.meta.filename) {
  const words = process.argv.slice(2);
  const tests = readTitles(ROOT);
  const lines = words.length > 0 ? foundInWords(tests, words) : promisesInWords(tests).flat();
  process.stdout.write(`${lines.join('\n')}\n`);
  if (words.length === 0)
    process.stdout.write(
      '\n`npm run promises -- some words` prints the tests that speak of them.\n',
    );
  process.exitCode = lines.length > 0 ? 0 : 1;
}
