import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Document } from '#core/documents/document.ts';
import { type Failure, err, ok, type Result } from '#core/kernel/result.ts';
import { type ListQuery, listShape } from '#core/lists/list-query.schema.ts';
import { MemoryPreferenceStore } from '#adapters/memory/memory-preference-store.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { ListDownload } from '#ui/lists/list-download.ts';
import type { ListPage, ListParts } from '#ui/lists/list-reading.ts';
import { besideInList, placeInList, trailOf } from '#ui/lists/list-neighbors.ts';
import { ListViewModel } from '#ui/lists/list.view-model.ts';
import { LocalRows } from '#ui/lists/local-rows.ts';

interface Thing {
  readonly id: string;
  readonly name: string;
}
const things = (count: number, from = 0): readonly Thing[] =>
  Array.from({ length: count }, (_, at) => ({ id: String(from + at), name: `Thing ${from + at}` }));

const shape = listShape({
  name: 'things',
  sorts: ['name'],
  filters: {
    kind: { kind: 'choice', of: ['a', 'b'] },
    who: { kind: 'text', most: 20 },
    from: { kind: 'day' },
  },
});
const nothing = () => null;

const listOf = (
  parts: Partial<ListParts<Thing>> = {},
  answer: (
    query: ListQuery,
    after: string | null,
  ) => Promise<Result<ListPage<Thing>, Failure>> = () =>
    Promise.resolve(ok({ rows: things(25), total: 60 })),
) => {
  const asked: { readonly query: ListQuery; readonly after: string | null }[] = [];
  const told: Readonly<Record<string, string>>[] = [];
  const model = new ListViewModel<Thing>({
    shape,
    keyOf: ({ id }) => id,
    fallback: 'The things could not be loaded.',
    read: (query, after) => {
      asked.push({ query, after });
      return answer(query, after);
    },
    ...parts,
  });
  return { asked, model, told };
};
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a list', () => {
  it('keeps what is too long to ask, says by how much, and asks again once it fits', async () => {
    const { asked, model } = listOf();
    model.open(nothing);
    await settle();
    model.search('x'.repeat(101));
    model.type('who', 'y'.repeat(22));
    await vi.advanceTimersByTimeAsync(1000);
    await model.filter('kind', 'a');
    expect(model.complaintOf('q')).toBe('Must be at most 100 characters long, 1 too many');
    expect(model.complaintOf('who')).toBe('Must be at most 20 characters long, 2 too many');
    expect([model.complaintOf('kind'), model.draft.search.length, asked.length]).toEqual([
      null,
      101,
      1,
    ]);
    model.search('x');
    model.type('who', 'y');
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked[1]?.query).toMatchObject({ search: 'x', filters: { kind: 'a', who: 'y' } });
  });

  it('stays with the last day that could be read while another is typed, and asks for all else', async () => {
    const { asked, model, told } = listOf();
    const at = (name: string) => (name === 'from' ? '2026-03-12' : null);
    model.open(at, (address) => told.push(address));
    await settle();
    for (const half of ['2026-03-1x', '3/1', '12.03.2026']) model.type('from', half);
    await vi.advanceTimersByTimeAsync(1000);
    expect([asked.length, told]).toEqual([1, []]);
    expect(model.draft.filters).toEqual({ from: '12.03.2026' });
    await model.filter('kind', 'a');
    expect(told).toEqual([{ kind: 'a', from: '2026-03-12' }]);
    await model.filter('from', '2026-03-1x');
    expect(asked).toHaveLength(2);
    await model.clear();
    expect([model.draft.filters, asked.at(-1)?.query.filters]).toEqual([{}, {}]);
    model.type('from', '3/1');
    await model.filter('kind', 'b');
    expect(asked.at(-1)?.query.filters).toEqual({ kind: 'b' });
  });

  it('a day typed by half moves no page, clears no selection, and is no filter yet', async () => {
    const { asked, model, told } = listOf();
    model.open(
      (name) => (name === 'page' ? '2' : null),
      (address) => told.push(address),
    );
    await settle();
    model.selection.tick('0', true);
    for (const change of ['type', 'filter'] as const) {
      await model[change]('from', '3/1');
      await vi.advanceTimersByTimeAsync(1000);
      expect([model.draft.filters, model.asked.filters, model.narrowed]).toEqual([
        { from: '3/1' },
        {},
        false,
      ]);
      expect(model.mayClear).toBe(true);
      await model[change]('from', '');
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect([asked.length, told, model.draft.page, model.selection.chosen.length]).toEqual([
      1,
      [],
      2,
      1,
    ]);
    await model.turnTo(1);
    expect(asked.at(-1)?.query.page).toBe(1);
  });

  it('a day typed by half sends nothing while the list could not be loaded', async () => {
    const { asked, model } = listOf({}, () => Promise.resolve(err({ kind: 'timedOut' })));
    model.open(nothing);
    await settle();
    await model.filter('from', '3/1');
    model.type('from', '3/12');
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toHaveLength(1);
  });

  it('an address with the same filters in another order is the same', async () => {
    const { asked, model } = listOf();
    const at = (given: Readonly<Record<string, string>>) => (name: string) => given[name] ?? null;
    model.open(nothing);
    await model.filter('who', 'x');
    await model.filter('kind', 'a');
    model.follow(at({ kind: 'a', who: 'x' }));
    expect(asked).toHaveLength(3);
  });

  it('begins with its address, follows Back, and tells what is asked by hand', async () => {
    const { asked, model, told } = listOf();
    const at = (given: Readonly<Record<string, string>>) => (name: string) => given[name] ?? null;
    model.open(at({ q: 'x', kind: 'a', page: '2' }), (address) => told.push(address));
    await settle();
    expect(asked[0]?.query).toMatchObject({ search: 'x', filters: { kind: 'a' }, page: 2 });
    model.follow(at({ q: 'x', kind: 'a', page: '2' }));
    expect(asked).toHaveLength(1);
    await model.filter('kind', 'b');
    expect(told).toEqual([{ q: 'x', kind: 'b' }]);
    model.follow(at({ q: 'y' }));
    await settle();
    expect(asked.at(-1)?.query).toMatchObject({ search: 'y', filters: {}, page: 1 });
    expect(told).toHaveLength(1);
  });

  it('asks once when the typing rests, and shows every letter at once', async () => {
    const { asked, model } = listOf();
    model.open(nothing);
    for (const text of ['d', 'da', 'dan']) {
      model.search(text);
      expect(model.draft.search).toBe(text);
      await vi.advanceTimersByTimeAsync(200);
    }
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(50);
    expect(asked.map(({ query }) => query.search)).toEqual(['', 'dan']);
    model.type('who', 'x');
    await model.filter('kind', 'a');
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toHaveLength(3);
    expect(asked[2]?.query.filters).toEqual({ who: 'x', kind: 'a' });
    await model.clear();
    expect([model.narrowed, asked.at(-1)?.query.filters]).toEqual([false, {}]);
  });

  it('waits for words where it needs them, and forgets what was found without them', async () => {
    const { asked, model } = listOf({ needsText: true });
    model.open(nothing);
    expect(model.state.at).toBe('idle');
    model.search('dana');
    await vi.advanceTimersByTimeAsync(250);
    expect(model.state.at).toBe('ready');
    model.search('  ');
    expect(model.state.at).toBe('idle');
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toHaveLength(1);
  });

  it('lets the late answer of an older question count for nothing', async () => {
    const late: ((page: Result<ListPage<Thing>, Failure>) => void)[] = [];
    const { model } = listOf({}, () => new Promise((resolve) => late.push(resolve)));
    model.open(nothing);
    void model.filter('kind', 'a');
    late[1]?.(ok({ rows: things(1), total: 1 }));
    await settle();
    late[0]?.(ok({ rows: things(9), total: 9 }));
    await settle();
    expect([model.total, model.reading.reading]).toEqual([1, false]);
  });

  it('says that it failed, keeps what was asked, and tries again', async () => {
    let fails = true;
    const { model } = listOf({}, () =>
      Promise.resolve(fails ? err({ kind: 'unreachable' }) : ok({ rows: [], total: 0 })),
    );
    model.open((name) => (name === 'q' ? 'dana' : null));
    await settle();
    expect(model.state).toEqual({
      at: 'failed',
      text: 'The things could not be loaded. There was no connection.',
    });
    fails = false;
    await model.again();
    expect([model.state.at, model.draft.search]).toEqual(['ready', 'dana']);
  });

  it('turns numbered pages, sorts from the first, and goes to the last when its page is gone', async () => {
    let total = 60;
    const { asked, model } = listOf({}, ({ page, size }) =>
      Promise.resolve(
        ok({ rows: things(Math.max(0, Math.min(size, total - (page - 1) * size))), total }),
      ),
    );
    model.open(nothing);
    await settle();
    await model.forward();
    await model.forward();
    await model.forward();
    expect([model.query.page, model.offset, model.mayGoOn, model.mayGoBack]).toEqual([
      3,
      50,
      false,
      true,
    ]);
    total = 30;
    await model.again();
    expect([model.query.page, model.address]).toEqual([2, { page: '2' }]);
    await model.sortBy('name');
    await model.sortBy('name');
    expect(asked.at(-1)?.query).toMatchObject({
      page: 1,
      sort: { key: 'name', direction: 'desc' },
    });
    await model.showRows(100);
    expect(model.address).toEqual({ sort: 'name', dir: 'desc', size: '100' });
  });

  it('adds window to window where it scrolls, and begins anew under the pill', async () => {
    let fails = false;
    let came = 3;
    const countNew = (_: ListQuery, first: Thing | null) =>
      Promise.resolve(ok(first === null ? 9 : came));
    const { asked, model } = listOf({ scrolls: true, countNew }, (_, after) =>
      Promise.resolve(
        fails
          ? err({ kind: 'unreachable' })
          : ok({
              rows: things(2, after === null ? 0 : 2),
              total: 4,
              next: after === null ? 'b' : null,
            }),
      ),
    );
    model.open(nothing);
    await settle();
    fails = true;
    await model.goOn();
    expect([model.rows.length, model.reading.stuck]).toEqual([
      2,
      'The things could not be loaded. There was no connection.',
    ]);
    fails = false;
    await Promise.all([model.goOn(), model.goOn()]);
    await model.goOn();
    expect(model.rows.map(({ id }) => id)).toEqual(['0', '1', '2', '3']);
    expect(model.reading.stuck).toBeNull();
    expect(asked.map(({ after }) => after)).toEqual([null, 'b', 'b']);
    await model.lookForNew();
    expect(model.reading.fresh).toBe(3);
    came = 4;
    await model.lookForNew();
    expect(model.reading.fresh).toBe(4);
    const late = model.lookForNew();
    await model.showNew();
    await late;
    expect([model.rows.length, model.reading.fresh]).toEqual([2, 0]);
  });

  it('ticks rows of the shown page, drops them with another question, and splits what may not', async () => {
    const { model } = listOf();
    model.open(nothing);
    await settle();
    model.selection.select('3', true);
    model.selection.select('gone', true);
    expect(model.selection.chosen.map(({ id }) => id)).toEqual(['3']);
    model.selection.selectAll(true);
    const { go, skipped } = model.selection.split(({ id }) => (id === '3' ? 'On test' : null));
    expect([go.length, skipped]).toEqual([24, [{ row: things(1, 3)[0], reason: 'On test' }]]);
    model.reading.replace({ id: '3', name: 'Another' });
    expect(model.rows[3]?.name).toBe('Another');
    await model.forward();
    expect(model.selection.chosen).toEqual([]);
  });

  it('asks for nothing more once its screen is gone', async () => {
    const { asked, model } = listOf();
    model.open(nothing);
    model.search('x');
    model.dispose();
    await vi.advanceTimersByTimeAsync(1000);
    expect([asked.length, model.state.at]).toEqual([1, 'loading']);
  });
});

it('keeps columns and named filters for one person and one list', async () => {
  const store = new MemoryPreferenceStore();
  const { model } = listOf({ own: { store, userId: 'ana' } });
  model.open((name) => ({ q: 'x', page: '2', size: '50' })[name] ?? null);
  model.choices.showColumns(['name']);
  model.choices.sizeColumn('name', 240.4);
  model.choices.setCompact(true);
  model.keepSet('Mine');
  await model.clear();
  const again = (userId: string) => listOf({ own: { store, userId } }).model;
  expect(again('bo').choices.sets).toEqual([]);
  const hers = again('ana');
  const { columns, widths, compact } = hers.choices;
  expect([columns, widths, compact]).toEqual([['name'], { name: 240 }, true]);
  expect([again('bo').choices.widths, again('bo').choices.compact]).toEqual([{}, false]);
  expect(hers.choices.sets).toEqual([{ name: 'Mine', address: { q: 'x', size: '50' } }]);
  await hers.applySet(hers.choices.sets[0]!.address);
  expect(hers.query).toMatchObject({ search: 'x', page: 1, size: 25 });
  hers.choices.dropSet('Mine');
  hers.choices.reset();
  const { choices } = again('ana');
  expect([choices.sets, choices.columns, choices.widths, choices.compact]).toEqual([
    [],
    null,
    {},
    false,
  ]);
});

it('a list that is here as a whole is asked once, and again when it is forgotten', async () => {
  let loads = 0;
  const local = new LocalRows<Thing>(
    () => {
      loads += 1;
      return Promise.resolve(ok(things(30)));
    },
    { texts: ({ name }) => [name], sorts: { name: ({ name }) => name } },
  );
  const { model } = listOf({ read: local.read, forget: local.forget, pause: 0 });
  model.open(nothing);
  await settle();
  expect([model.rows.length, model.total]).toEqual([25, 30]);
  model.search('thing 2');
  await settle();
  expect([model.total, loads]).toEqual([12, 1]);
  expect(local.all(model.query)).toHaveLength(12);
  await model.again();
  expect(loads).toBe(2);
});

describe('taking a list away', () => {
  const download = (answer: Result<Document | null, Failure>) => {
    const saved: { readonly name: string; readonly type: string }[] = [];
    const toasts = new ToastStore(() => 0);
    const model = new ListDownload({
      take: () => Promise.resolve(answer),
      files: { save: ({ name, type }) => saved.push({ name, type }) },
      toasts,
      fallback: 'The things could not be exported.',
    });
    return { model, saved, toasts };
  };
  const wanted = { query: shape.start, columns: ['name'], format: 'pdf', total: 1200 } as const;

  it('saves one file at a time and says how many rows it holds', async () => {
    const file = { name: 'x.pdf', bytes: Uint8Array.of(1) };
    const { model, saved, toasts } = download(ok(file));
    await Promise.all([model.run(wanted), model.run(wanted)]);
    expect(saved).toEqual([{ name: 'x.pdf', type: 'application/pdf' }]);
    expect(toasts.shown()[0]?.text).toBe('1,200 rows.');
    expect(model.busy).toBe(false);
  });

  it('leaves a job to whoever follows it, and says that it failed', async () => {
    const job = download(ok(null));
    await job.model.run(wanted);
    expect([job.saved, job.toasts.shown()]).toEqual([[], []]);
    const none = download(err({ kind: 'unreachable' }));
    await none.model.run(wanted);
    expect(none.toasts.shown()[0]?.title).toBe(
      'The things could not be exported. There was no connection.',
    );
  });
});

describe('a list to which somebody returns', () => {
  const kept = () => {
    const pages = new Map<string, unknown>();
    const rows = {
      recallPage: (list: string, address: string) => pages.get(`${list} ${address}`) ?? null,
      keepPage: (list: string, address: string, page: unknown) => {
        pages.set(`${list} ${address}`, page);
      },
    };
    return { store: new MemoryPreferenceStore(), userId: 'dana', rows };
  };
  const returning = (own: ReturnType<typeof kept>, more: Partial<ListParts<Thing>> = {}) => {
    let facts: unknown = 'of the first read';
    const returns = {
      facts: () => facts,
      tell: (told: unknown) => {
        facts = told;
      },
    };
    const page = (after: string | null) =>
      after === null
        ? { rows: things(25), total: 60, next: '24' }
        : { rows: things(25, Number(after) + 1), total: 60, next: '49' };
    const list = listOf({ own, returns, scrolls: true, ...more }, (_, after) =>
      Promise.resolve(ok(page(after))),
    );
    return { ...list, factsNow: () => facts };
  };
  const ids = (model: ListViewModel<Thing>) => model.rows.map(({ id }) => id);

  it('shows the rows and facts that it showed last at once, and reads the first page anew', async () => {
    const own = kept();
    const before = returning(own);
    before.model.open(nothing);
    await settle();
    await before.model.goOn();
    before.model.dispose();
    const after = returning(own);
    after.model.open(nothing);
    expect([after.model.state.at, ids(after.model).length, after.model.reading.next]).toEqual([
      'ready',
      50,
      '49',
    ]);
    await settle();
    expect([ids(after.model).length, after.model.reading.next, after.asked.length]).toEqual([
      50,
      '49',
      1,
    ]);
    const other = returning(own);
    other.model.open((name) => (name === 'q' ? 'other' : null));
    expect(other.model.state.at).toBe('loading');
  });

  it('counts rows that came first meanwhile, and drops those that are gone', async () => {
    const own = kept();
    const before = returning(own);
    before.model.open(nothing);
    await settle();
    await before.model.goOn();
    const rows = [...things(2, 100), ...things(25).filter(({ id }) => id !== '3')].slice(0, 25);
    const { model } = listOf(
      {
        own,
        returns: { facts: () => null, tell: () => undefined },
        scrolls: true,
        countNew: () => Promise.resolve(ok(0)),
      },
      () => Promise.resolve(ok({ rows, total: 61, next: rows.at(-1)?.id ?? null })),
    );
    model.open(nothing);
    await settle();
    expect([model.reading.fresh, ids(model)[0], ids(model).includes('3')]).toEqual([2, '0', false]);
    expect([ids(model).length, model.reading.next]).toEqual([49, '49']);
  });

  it('tells where a row is, and turns to its neighbors over the edge of a page', async () => {
    const { model } = listOf({}, ({ page }) =>
      Promise.resolve(ok({ rows: things(page === 3 ? 10 : 25, (page - 1) * 25), total: 60 })),
    );
    model.open((name) => (name === 'page' ? '2' : null));
    await settle();
    expect([placeInList(model, '25'), placeInList(model, '3')]).toEqual([25, null]);
    expect((await besideInList(model, '25', 1))?.id).toBe('26');
    expect((await besideInList(model, '25', -1))?.id).toBe('24');
    expect((await besideInList(model, '24', 1))?.id).toBe('25');
    expect((await besideInList(model, '49', 1))?.id).toBe('50');
    expect([await besideInList(model, '59', 1), await besideInList(model, 'none', 1)]).toEqual([
      null,
      null,
    ]);
    expect(trailOf(model, '50')).toEqual({
      query: 'page=3&size=25',
      keys: things(10, 50).map(({ id }) => id),
      offset: 50,
      total: 60,
    });
    expect(trailOf(model, 'none')).toBeNull();
  });

  it('hands on the page of fifty around a row when it scrolls', async () => {
    const { model } = returning(kept());
    model.open(nothing);
    await settle();
    await model.goOn();
    expect((await besideInList(model, '24', 1))?.id).toBe('25');
    expect(trailOf(model, '30')).toMatchObject({ query: 'size=50&page=1', offset: 0, total: 60 });
  });
});
