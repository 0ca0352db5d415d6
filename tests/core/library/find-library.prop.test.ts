import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findLibrary } from '#core/library/find-library.rule.ts';
import { freshness } from '#core/library/freshness.rule.ts';
import { libraryCategorySchema, type LibraryItem } from '#core/library/library.schema.ts';

const item = (change: Partial<LibraryItem>): LibraryItem => ({
  id: 'a',
  title: 'Guide',
  summary: 'For Technicians',
  tags: 'test, café',
  category: 'Guides',
  language: 'English',
  url: '',
  file: null,
  version: 1,
  favorite: false,
  publishedAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...change,
});
const ANY = { search: '', category: null, favorites: false };

describe('the library', () => {
  it('is found by words of title, summary and tags', () => {
    const all = [item({}), item({ id: 'b', title: 'Form', category: 'Forms', favorite: true })];
    const ids = (filter: object) => findLibrary(all, { ...ANY, ...filter }).map(({ id }) => id);
    expect(ids({ search: 'cafe technic' })).toEqual(['a', 'b']);
    expect(ids({ search: 'form' })).toEqual(['b']);
    expect(ids({ category: 'Forms' })).toEqual(['b']);
    expect(ids({ favorites: true })).toEqual(['b']);
    expect(ids({ search: 'nothing' })).toEqual([]);
  });

  it('keeps the order, and a narrower filter leaves no more', () => {
    const items = fc.array(
      fc.record({
        favorite: fc.boolean(),
        category: fc.constantFrom(...libraryCategorySchema.options),
      }),
    );
    fc.assert(
      fc.property(items, fc.constantFrom(...libraryCategorySchema.options), (drawn, category) => {
        const all = drawn.map((one, index) => item({ ...one, id: String(index) }));
        const some = findLibrary(all, { ...ANY, category });
        expect(some).toEqual(all.filter((one) => one.category === category));
        const fewer = findLibrary(all, { ...ANY, category, favorites: true });
        expect(fewer).toEqual(some.filter(({ favorite }) => favorite));
      }),
    );
  });

  it('says New for thirty days, then Updated for thirty days after a change', () => {
    const at = { publishedAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-03-01T00:00:00.000Z' };
    expect(freshness(at, '2026-01-30T00:00:00.000Z')).toBe('New');
    expect(freshness(at, '2026-03-30T00:00:00.000Z')).toBe('Updated');
    expect(freshness(at, '2026-04-02T00:00:00.000Z')).toBeNull();
    expect(freshness({ ...at, updatedAt: at.publishedAt }, '2026-03-30T00:00:00.000Z')).toBeNull();
  });
});
