import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { modelRuns } from '#tests/backend/harness/rounds.ts';
import { product } from './support/product.ts';
import { lifeProperty, shuffledGateProperty } from './support/run-model.ts';

const RUNS = modelRuns(5_000, 50_000);
const SHUFFLED = modelRuns(1_000, 20_000);
const patient = { timeout: 1_800_000 } as const;

describe('The request gate holds: it keeps every invariant', () => {
  it(`when answers take effect in another order, ${SHUFFLED} runs`, patient, async () => {
    await expect(
      fc.assert(shuffledGateProperty(product), { numRuns: SHUFFLED }),
    ).resolves.toBeUndefined();
  });

  it(
    `through other tabs, impersonation, steps and lost networks, ${RUNS} runs`,
    patient,
    async () => {
      await expect(fc.assert(lifeProperty(product), { numRuns: RUNS })).resolves.toBeUndefined();
    },
  );
});
