import { describe, expect, it } from 'vitest';
import { err, ok } from '#core/kernel/result.ts';
import type { RecordTrail } from '#core/navigation/place-trace.schema.ts';
import { RecordTrailViewModel } from '#ui/shell/place/record-trail.view-model.ts';

const TRAIL: RecordTrail = {
  query: 'q=harbor&page=2&size=2',
  keys: ['3', '4'],
  offset: 2,
  total: 5,
};
const PAGES: Readonly<Record<string, readonly string[]>> = { 1: ['1', '2'], 3: ['5'] };

const trailOf = (trail: RecordTrail | null, fails = false) => {
  const asked: string[] = [];
  const places = {
    trail,
    takeTrail: (next: RecordTrail | null): void => {
      places.trail = next;
    },
  };
  const model = new RecordTrailViewModel({
    places,
    read: (query) => {
      asked.push(query.toString());
      const keys = PAGES[query.get('page') ?? ''] ?? [];
      return Promise.resolve(fails ? err({ kind: 'timedOut' } as const) : ok({ keys, total: 5 }));
    },
  });
  return { asked, model, places };
};

describe('the list from which a record was opened', () => {
  it('tells the position and the neighbors on its page without a request', async () => {
    const { asked, model } = trailOf(TRAIL);
    expect([model.placeOf('3'), model.placeOf('4'), model.placeOf('9'), model.total]).toEqual([
      2,
      3,
      null,
      5,
    ]);
    expect(await model.beside('3', 1)).toBe('4');
    expect(await model.beside('4', -1)).toBe('3');
    expect(asked).toEqual([]);
  });

  it('goes on to the next page and back to the one before, with the same filter', async () => {
    const { asked, model, places } = trailOf(TRAIL);
    expect(await model.beside('4', 1)).toBe('5');
    expect(model.placeOf('5')).toBe(4);
    expect(places.trail).toMatchObject({ keys: ['5'], offset: 4 });
    expect(await model.beside('5', 1)).toBeNull();
    const back = trailOf(TRAIL);
    expect(await back.model.beside('3', -1)).toBe('2');
    expect(back.model.placeOf('2')).toBe(1);
    expect([...asked, ...back.asked]).toEqual([
      'q=harbor&page=3&size=2',
      'q=harbor&page=4&size=2',
      'q=harbor&page=1&size=2',
    ]);
  });

  it('stays where it is when the page cannot be read, or there is no list', async () => {
    const { model } = trailOf(TRAIL, true);
    expect(await model.beside('4', 1)).toBeNull();
    expect(model.placeOf('4')).toBe(3);
    const none = trailOf(null).model;
    expect([none.placeOf('4'), none.total, await none.beside('4', 1)]).toEqual([null, 0, null]);
  });
});
