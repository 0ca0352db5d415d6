import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TIERS } from '#core/on-call/on-call.ts';
import {
  editedQuery,
  ON_CALL_PANELS,
  panelQuery,
  readOnCallPlace,
} from '#ui/on-call/on-call-place.ts';

const read = (query: Readonly<Record<string, string | null>>) =>
  readOnCallPlace((name) => query[name] ?? null);
const gaps = fc
  .record({
    listId: fc.uuid(),
    tier: fc.constantFrom(...TIERS),
    from: fc.integer({ min: 1, max: 2 ** 42 }),
    length: fc.integer({ min: 1, max: 2 ** 32 }),
  })
  .map(({ length, ...gap }) => ({ ...gap, to: gap.from + length }));

it('reads back every panel, every gap that is filled and everything that is edited', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(null, ...ON_CALL_PANELS),
      fc.option(gaps, { nil: null }),
      fc.option(
        fc.record({
          what: fc.constantFrom('rotation' as const, 'person' as const, 'fixed' as const),
          id: fc.oneof(fc.uuid(), fc.constant('new')),
        }),
        { nil: null },
      ),
      fc.option(fc.uuid(), { nil: null }),
      (panel, gap, edited, override) => {
        expect(read({ ...panelQuery(panel, gap, override), ...editedQuery(edited) })).toEqual({
          panel,
          edited,
          gap: panel === 'override' ? gap : null,
          override: panel === 'override' ? override : null,
        });
      },
    ),
  );
});

it('takes an address that somebody typed for nothing it cannot mean', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (panel, gap) => {
      const place = read({ panel, gap });
      expect([null, ...ON_CALL_PANELS]).toContain(place.panel);
      if (place.gap !== null) expect(place.gap.to).toBeGreaterThan(place.gap.from);
    }),
  );
  expect(read({ panel: 'override', gap: 'x.primary.9.3' }).gap).toBeNull();
});
