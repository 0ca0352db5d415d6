import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KEPT } from './support/kept-counter-examples.ts';
import { plant } from './support/plant.ts';
import { FAULTS } from './support/planted-faults.ts';
import { product } from './support/product.ts';
import { gateProperty } from './support/run-model.ts';

const patient = { timeout: 1_800_000 } as const;

describe('The request gate holds: a planted fault', () => {
  it.each(FAULTS)('is found by its kept counter-example: $name', patient, async (fault) => {
    const kept = KEPT[fault.name];
    if (kept === undefined) throw new Error(`No counter-example kept for ${fault.name}`);
    const replay = { ...kept, endOnFailure: true, numRuns: 1 };
    const healthy = await fc.check(gateProperty(product), replay);
    const found = await fc.check(gateProperty(await plant(fault)), replay);
    // If the stored example no longer finds the fault, searches for a new example and prints it. Enter the printed example
    // in the table of stored examples.
    const search = found.failed
      ? found
      : await fc.check(gateProperty(await plant(fault)), {
          seed: kept.seed,
          numRuns: 50_000,
          endOnFailure: true,
        });
    expect(healthy.failed, 'the example must hold for the product itself').toBe(false);
    expect(found.failed, `now found at path ${String(search.counterexamplePath)}`).toBe(true);
  });
});
