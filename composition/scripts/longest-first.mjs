import { BaseSequencer } from 'vitest/node';
import { vitestLimit } from './test-budgets.mjs';

/** Model and property tests generate thousands of values, which a fresh worker does several times faster than one with a full heap. */
const DRAWS = /\.(?:model|prop)\.test\.tsx?$/;

/**
 * Starts the test files that take longest first, so that no worker is left alone with one at the end, then the files that
 * generate values.
 */
export class LongestFirst extends BaseSequencer {
  /** @override @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    const known = await super.sort(files);
    const rank = (/** @type {string} */ file) => vitestLimit(file) * 2 + (DRAWS.test(file) ? 1 : 0);
    return known.toSorted((a, b) => rank(b.moduleId) - rank(a.moduleId));
  }
}
