import { BaseSequencer } from 'vitest/node';
import { vitestLimit } from './test-budgets.mjs';

/** Starts the files that cost most first, so that no worker is left alone with one at the end. */
export class LongestFirst extends BaseSequencer {
  /** @override @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    const known = await super.sort(files);
    return known.toSorted((a, b) => vitestLimit(b.moduleId) - vitestLimit(a.moduleId));
  }
}
