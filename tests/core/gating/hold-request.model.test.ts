import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { modelRuns } from '#tests/backend/harness/rounds.ts';
import { KEPT } from './support/kept-counter-examples.ts';
import { product } from './support/product.ts';
import { gateProperty } from './support/run-model.ts';

const RUNS = modelRuns(5_000, 50_000);

describe('The request gate holds: it keeps every invariant', () => {
  it.each(Object.entries(KEPT))('where it was broken by the fault: %s', async (_, kept) => {
    const replay = { ...kept, endOnFailure: true, numRuns: 1 };
    await expect(fc.assert(gateProperty(product), replay)).resolves.toBeUndefined();
  });

  it(`in ${RUNS} runs, whatever happens in whatever order`, { timeout: 1_800_000 }, async () => {
    await expect(fc.assert(gateProperty(product), { numRuns: RUNS })).resolves.toBeUndefined();
  });
});
