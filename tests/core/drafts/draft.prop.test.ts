import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { DRAFT_LIFE, readDraft } from '#core/drafts/draft.rule.ts';

const base = z.object({ rev: z.int() });
const empty = { title: '', pinned: false, rating: null as number | null, tags: [] as string[] };
const SHAPE = { base, empty };
const values = fc.record({
  title: fc.string(),
  pinned: fc.boolean(),
  rating: fc.option(fc.integer()),
  tags: fc.array(fc.string()),
});
const draft = fc.record({
  keptAt: fc.integer({ min: 0, max: 2e12 }),
  base: fc.option(fc.record({ rev: fc.nat() })),
  values,
});
/** Returns the value as the browser's storage would return it. */
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a draft that was kept', () => {
  it('comes back as it was typed until it is a day old', () => {
    fc.assert(
      fc.property(draft, fc.integer({ min: 0, max: 2 * DRAFT_LIFE }), (kept, age) => {
        const read = readDraft(stored(kept), kept.keptAt + age, SHAPE);
        expect(read).toEqual(age < DRAFT_LIFE ? kept : null);
      }),
    );
  });

  it('of a clock ahead counts for nothing', () => {
    fc.assert(
      fc.property(draft, fc.integer({ min: 1, max: DRAFT_LIFE }), (kept, ahead) => {
        expect(readDraft(stored(kept), kept.keptAt - ahead, SHAPE)).toBeNull();
      }),
    );
  });

  it('of another form counts for nothing: a field less, one more, another kind, another base', () => {
    fc.assert(
      fc.property(draft, fc.constantFrom(...Object.keys(empty)), (kept, name) => {
        const now = kept.keptAt;
        const other = (change: object) => stored({ ...kept, ...change });
        const less = Object.fromEntries(
          Object.entries(kept.values).filter(([field]) => field !== name),
        );
        expect(readDraft(other({ values: less }), now, SHAPE)).toBeNull();
        expect(readDraft(other({ values: { ...kept.values, more: '' } }), now, SHAPE)).toBeNull();
        const odd = { ...kept.values, [name]: { of: 'another kind' } };
        expect(readDraft(other({ values: odd }), now, SHAPE)).toBeNull();
        expect(readDraft(other({ base: { rev: 'two' } }), now, SHAPE)).toBeNull();
      }),
    );
  });

  it('that begins with nothing is never read as one that began with something', () => {
    fc.assert(
      fc.property(draft, (kept) => {
        const read = readDraft(stored(kept), kept.keptAt, { base: null, empty });
        expect(read).toEqual(kept.base === null ? kept : null);
      }),
    );
  });

  it('never throws, whatever stands in the storage', () => {
    fc.assert(
      fc.property(fc.anything(), (rubbish) => {
        expect(readDraft(rubbish, 0, SHAPE)).toBeNull();
      }),
    );
  });
});
