import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { LONG } from '#tests/backend/harness/rounds.ts';
import { product } from './support/product.ts';
import { gateProperty } from './support/run-model.ts';

const RUNS = LONG ? 50_000 : 5_000;

it(`The request gate keeps every invariant in ${RUNS} runs, whatever happens in whatever order`, async () => {
  await expect(fc.assert(gateProperty(product), { numRuns: RUNS })).resolves.toBeUndefined();
}, 1_800_000);
