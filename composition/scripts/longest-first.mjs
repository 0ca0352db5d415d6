import { BaseSequencer } from 'vitest/node';
import { vitestLimit } from './test-budgets.mjs';

/**
 * File names of model and property tests. These tests generate thousands of values, which is several times faster in a
 * fresh worker than with a full heap.
 */
const DRAWS = /\.(?:model|prop)\.test\.tsx?$/;

/**
 * Runs the slowest test files first, and then the files that generate values, so that no worker is left alone with a slow
 * file at the end.
 */
export class LongestFirst extends BaseSequencer {
  /** @override @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    const known = await super.sort(files);
    const rank = (/** @type {string} */ file) => vitestLimit(file) * 2 + (DRAWS.test(file) ? 1 : 0);
    return known.toSorted((a, b) => rank(b.moduleId) - rank(a.moduleId));
  }
}
