import { expect, it, vi } from 'vitest';
import { err, ok } from '#core/kernel/result.ts';
import { listShape } from '#core/lists/list-query.schema.ts';
import { MemoryPreferenceStore } from '#adapters/memory/memory-preference-store.ts';
import { ListSets } from '#ui/lists/list-sets.ts';
import { ListViewModel } from '#ui/lists/list.view-model.ts';

const shape = listShape({ name: 'things', filters: { kind: { kind: 'choice', of: ['a', 'b'] } } });

const setsOf = () => {
  const list = new ListViewModel<string>({
    shape,
    keyOf: (row) => row,
    fallback: '',
    read: () => Promise.resolve(ok({ rows: [], total: 0 })),
    own: { store: new MemoryPreferenceStore(), userId: 'ana' },
  });
  list.open(() => null);
  const sets = new ListSets({ list });
  const tabs = () => sets.tabs.filter(({ current }) => current).map(({ text }) => text);
  return { list, sets, tabs };
};

it('saved views are tabs: taken, edited, saved again and deleted', async () => {
  const { list, sets, tabs } = setsOf();
  expect(sets.tabs).toEqual([{ id: 'all', text: 'All', count: null, current: true }]);
  await list.filter('kind', 'a');
  expect(tabs()).toEqual([]);
  sets.saveAs(' Kind A ');
  expect([tabs(), sets.edited]).toEqual([['Kind A'], false]);
  await list.filter('kind', 'b');
  expect([tabs(), sets.edited]).toEqual([['Kind A'], true]);
  sets.save();
  expect([list.choices.sets, sets.edited]).toEqual([
    [{ name: 'Kind A', address: { kind: 'b' } }],
    false,
  ]);
  sets.take('all');
  expect([tabs(), list.address]).toEqual([['All'], {}]);
  sets.take('own Kind A');
  expect([tabs(), list.address]).toEqual([['Kind A'], { kind: 'b' }]);
  sets.drop();
  expect([tabs(), list.choices.sets]).toEqual([[], []]);
});

it('own views are counted, and one whose count fails shows no number', async () => {
  const { list } = setsOf();
  list.choices.keepSet({ name: 'A', address: { kind: 'a' } });
  list.choices.keepSet({ name: 'B', address: { kind: 'b' } });
  const count = vi.fn(({ filters }: { readonly filters: Readonly<Record<string, string>> }) =>
    Promise.resolve(filters['kind'] === 'a' ? ok(7) : err({ kind: 'unreachable' as const })),
  );
  const sets = new ListSets({
    list,
    builtIn: [{ id: 'every', text: 'Every', filters: {} }],
    countOf: () => 12,
    count,
  });
  await sets.countOwn();
  expect(sets.tabs.map(({ text, count: rows }) => [text, rows])).toEqual([
    ['Every', 12],
    ['A', 7],
    ['B', null],
  ]);
});
