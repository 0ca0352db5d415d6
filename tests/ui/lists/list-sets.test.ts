import { describe, expect, it, vi } from 'vitest';
import type { SharedView } from '#core/account-group/shared-view.schema.ts';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import { err, ok, type Failure, type Result } from '#core/kernel/result.ts';
import { listShape } from '#core/lists/list-query.schema.ts';
import { MemoryPreferenceStore } from '#adapters/memory/memory-preference-store.ts';
import { SessionContext } from '#core/session/session-context.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { ListSets } from '#ui/lists/list-sets.ts';
import { SharedViews } from '#ui/lists/shared-views.ts';
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

const view = (name: string, more: Partial<SharedView> = {}): SharedView => ({
  id: `00000000-0000-4000-8000-0000000000${name.charCodeAt(0)}`,
  list: 'things',
  name,
  address: 'kind=a',
  sharedBy: 'Ana Lopez',
  isOwn: false,
  mayChange: false,
  rev: 1,
  ...more,
});

const groupOf = (views: readonly SharedView[]) => {
  const toasts = new ToastStore(() => 0);
  const context = new SessionContext();
  const gateway = {
    sharedViews: vi.fn(() => Promise.resolve(ok({ views: [...views] }))),
    shareView: vi.fn((wanted: Pick<SharedView, 'id' | 'list' | 'name' | 'address'>) =>
      Promise.resolve<Result<SharedView, Failure>>(
        wanted.name === 'Taken'
          ? err({ kind: 'refused', status: 409, code: 'viewNameTaken', message: 'Taken already.' })
          : wanted.name === 'Gone'
            ? err({ kind: 'empty', reason: 'sessionOver' })
            : ok(view(wanted.name, { ...wanted, isOwn: true, mayChange: true })),
      ),
    ),
    saveSharedView: vi.fn(({ address }: { readonly address: string }) =>
      Promise.resolve(ok(view('Mine', { address, isOwn: true, mayChange: true, rev: 2 }))),
    ),
    stopSharingView: vi.fn(() => Promise.resolve(ok({}))),
  };
  const shared = new SharedViews({
    gateway,
    context,
    clock: { now: () => 0 },
    toasts,
    makeKey: () => new AttemptKey({ next: () => view('Mine').id }),
  });
  return { context, gateway, shared, toasts };
};

describe('views of the group', () => {
  const sharedSets = async (views: readonly SharedView[]) => {
    const group = groupOf(views);
    const store = new MemoryPreferenceStore();
    const open = async () => {
      const list = new ListViewModel<string>({
        shape,
        keyOf: (row) => row,
        fallback: '',
        read: () => Promise.resolve(ok({ rows: [], total: 0 })),
        own: { store, userId: 'ana', shared: () => Promise.resolve(group.shared) },
      });
      list.open(() => null);
      const sets = new ListSets({ list });
      const before = sets.any;
      await sets.start();
      return { list, sets, before };
    };
    return { ...group, ...(await open()), open };
  };
  const texts = (sets: ListSets) => sets.tabs.map(({ text, note }) => [text, note]);

  it('are tabs after the own ones, with who shares them, and are read once for all lists', async () => {
    const { gateway, list, open, sets } = await sharedSets([
      view('Hers'),
      view('Mine', { isOwn: true, mayChange: true, address: 'kind=b' }),
      view('Elsewhere', { list: 'others' }),
    ]);
    list.choices.keepSet({ name: 'Own', address: { kind: 'b' } });
    expect(texts(sets)).toEqual([
      ['All', undefined],
      ['Own', undefined],
      ['Hers', 'Shared by Ana Lopez'],
      ['Mine', 'Shared by you'],
    ]);
    sets.take(`shared ${view('Hers').id}`);
    expect([list.address, sets.current?.name, sets.edited]).toEqual([{ kind: 'a' }, 'Hers', false]);
    await list.filter('kind', 'b');
    // The own view with these filters is the current one, not an edited view of somebody else.
    expect([sets.current?.name, sets.edited]).toEqual(['Own', false]);
    // A list that had shared views keeps room for their tabs before they arrive.
    expect((await open()).before).toBe(true);
    expect(gateway.sharedViews).toHaveBeenCalledTimes(1);
  });

  it('are ignored as filters the list does not know', async () => {
    const { list, sets } = await sharedSets([view('Hers', { address: 'kind=c&secret=1' })]);
    sets.take(`shared ${view('Hers').id}`);
    expect(list.address).toEqual({});
  });

  it('are made of the own view, which stays if the group refuses', async () => {
    const { gateway, list, sets, toasts } = await sharedSets([]);
    await list.filter('kind', 'a');
    sets.saveAs('Taken');
    await sets.shareCurrent();
    expect(list.choices.sets.map(({ name }) => name)).toEqual(['Taken']);
    expect(toasts.shown().map(({ title }) => title)).toEqual(['Taken already.']);
    list.choices.dropSet('Taken');
    sets.saveAs('Gone');
    sets.base = null;
    await sets.shareCurrent();
    expect(list.choices.sets.map(({ name }) => name)).toEqual(['Gone']);
    await list.filter('kind', 'b');
    sets.saveAs('Mine');
    await sets.shareCurrent();
    expect(gateway.shareView.mock.lastCall?.[0]).toMatchObject({
      list: 'things',
      name: 'Mine',
      address: 'kind=b',
    });
    expect(list.choices.sets.map(({ name }) => name)).toEqual(['Gone']);
    expect(sets.current?.shared?.name).toBe('Mine');
  });

  it('are saved under their revision, and become the own view again after the question', async () => {
    const mine = view('Mine', { isOwn: true, mayChange: true });
    const { gateway, list, sets, shared } = await sharedSets([mine]);
    sets.take(`shared ${mine.id}`);
    await list.filter('kind', 'b');
    expect(sets.edited).toBe(true);
    sets.save();
    await vi.waitFor(() => expect(sets.edited).toBe(false));
    expect(gateway.saveSharedView.mock.lastCall?.[0]).toMatchObject({ rev: 1, address: 'kind=b' });
    sets.stopSharing();
    expect(gateway.stopSharingView).not.toHaveBeenCalled();
    await shared.deletion.go();
    expect([shared.views, list.choices.sets]).toEqual([
      [],
      [{ name: 'Mine', address: { kind: 'b' } }],
    ]);
    expect(sets.current?.name).toBe('Mine');
  });

  it('do not overwrite an own view of the same name when they are no longer shared', async () => {
    const mine = view('Mine', { isOwn: true, mayChange: true });
    const { list, sets, shared } = await sharedSets([mine]);
    list.choices.keepSet({ name: 'Mine', address: { kind: 'b' } });
    sets.take(`shared ${mine.id}`);
    sets.stopSharing();
    await shared.deletion.go();
    expect(list.choices.sets).toEqual([{ name: 'Mine', address: { kind: 'b' } }]);
  });
});
