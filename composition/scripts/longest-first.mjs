import { BaseSequencer } from 'vitest/node';
import { vitestLimit } from './test-budgets.mjs';

/** Models and laws draw thousands of values, which a young worker does several times faster than one of a full heap. */
const DRAWS = /\.(?:model|prop)\.test\.tsx?$/;

/** Starts the files that cost most first, so that no worker is left alone with one at the end, then those that draw values. */
export class LongestFirst extends BaseSequencer {
  /** @override @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    const known = await super.sort(files);
    const rank = (/** @type {string} */ file) => vitestLimit(file) * 2 + (DRAWS.test(file) ? 1 : 0);
    return known.toSorted((a, b) => rank(b.moduleId) - rank(a.moduleId));
  }
}
