import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { TICKED_MOST } from '#core/bulk-tests/bulk-test.schema.ts';
import { bulkTestsApi } from '#core/bulk-tests/bulk-tests.api.ts';

const { codec, input } = bulkTestsApi.checkManyTests;

const selection = fc.oneof(
  fc
    .constantFrom<Record<string, string>>({}, { q: 'kestrel' }, { state: 'on-test' })
    .map((filter) => ({ filter })),
  fc
    .array(fc.integer({ min: 1, max: 999_999_999 }), { minLength: 1, maxLength: TICKED_MOST })
    .map((siteNums) => ({ siteNums })),
);

const place = fc.record({
  category: fc.constant('Technician test' as const),
  length: fc.option(fc.integer({ min: 1, max: 86_400_000 })),
  endsAt: fc.option(fc.constant('2026-03-12T18:08:00.000Z')),
});

const form = fc.oneof(
  place,
  fc.constant({ act: 'takeOff' as const }),
  fc.record({ act: fc.constant('extend' as const), by: fc.integer({ min: 1, max: 86_400_000 }) }),
  fc.record({ act: fc.constant('note' as const), until: fc.option(fc.constant('2026-03-31')) }),
);

it('what is checked is what was meant: accounts one by one or of a filter, and the act with its times', () => {
  fc.assert(
    fc.property(fc.record({ selection, form }), (meant) => {
      const sent = Object.entries(codec.write(meant)).map(([name, value]) => [name, String(value)]);
      expect(codec.read(z.parse(z.object(input), Object.fromEntries(sent)))).toEqual(meant);
    }),
  );
});
