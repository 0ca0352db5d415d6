import { describe, expect, it } from 'vitest';
import { err, ok } from '#core/kernel/result.ts';
import type { LibraryGateway } from '#core/library/library.api.ts';
import type { LibraryItem } from '#core/library/library.schema.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { LibraryViewModel } from '#ui/resources/library.view-model.ts';

const item = (id: string, change: Partial<LibraryItem> = {}): LibraryItem => ({
  id,
  title: `Guide ${id}`,
  summary: '',
  tags: '',
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

const open = async (
  favoriteLibraryItem: LibraryGateway['favoriteLibraryItem'],
  mayFetchForms = false,
) => {
  const items = [item('a'), item('b', { category: 'Forms' })];
  const model = new LibraryViewModel({
    gateway: {
      listLibrary: () => Promise.resolve(ok({ items, asOf: '2026-01-02T00:00:00.000Z' })),
      libraryFile: () => Promise.resolve(err({ kind: 'unreachable' })),
      favoriteLibraryItem,
    },
    download: { run: () => Promise.resolve() },
    viewer: { show: () => Promise.resolve({ address: 'blob:a', release: () => undefined }) },
    toasts: new ToastStore(Date.now),
    mayFetchForms: () => mayFetchForms,
  });
  await model.source.load();
  return { model, items };
};

describe('the library on the screen', () => {
  it('keeps a favorite at once and rolls back what did not go through', async () => {
    const { model } = await open(() => Promise.resolve(ok({})));
    const [first = item('a')] = model.all;
    const pressed = model.keep(first);
    model.narrow({ favorites: true });
    expect(model.found.map(({ id }) => id)).toEqual(['a']);
    await pressed;
    expect(model.found).toHaveLength(1);
    const failing = await open(() => Promise.resolve(err({ kind: 'unreachable' })));
    await failing.model.keep(item('a'));
    expect(failing.model.all[0]?.favorite).toBe(false);
  });

  it('offers forms to whoever may fetch them, and reads a file to look at it', async () => {
    const { model, items } = await open(() => Promise.resolve(ok({})));
    expect(items.map((one) => model.mayFetch(one))).toEqual([true, false]);
    expect(
      (await open(() => Promise.resolve(ok({})), true)).model.mayFetch(
        item('b', { category: 'Forms' }),
      ),
    ).toBe(true);
    model.look(item('a'));
    expect(model.preview?.id).toBe('a');
    expect((await model.reading(item('a')).read()).ok).toBe(false);
    model.close();
    expect(model.preview).toBeNull();
    expect(model.categories).toEqual(['Forms', 'Guides']);
  });
});
