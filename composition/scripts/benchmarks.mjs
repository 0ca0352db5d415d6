import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIGURE } from '../../tests/bench/small.mjs';
import { causeOf } from './test-reports.mjs';

const ROOT = join(import.meta.dirname, '..', '..');

/** Returns the programs in the table of tests/bench/README.md. @returns {string[]} */
export const readBenchmarks = () =>
  [
    ...readFileSync(join(ROOT, 'tests/bench/README.md'), 'utf8').matchAll(
      /^\| `node (tests\/bench\/\S+)` \|/gm,
    ),
  ].map(([, program = '']) => program);

/** Returns why a benchmark's small run failed, or null if it succeeded. @param {number | null} code @param {string} given */
export const checkBenchmark = (code, given) => {
  if (code !== 0) return `It ended with ${code ?? 'a signal'}.\n${causeOf(given)}`;
  const missing = given.split('\n').find((line) => line.includes('not measured'));
  if (missing !== undefined) return missing;
  return given.split('\n').some((line) => line.startsWith(FIGURE)) ? null : 'It printed no figure.';
};
