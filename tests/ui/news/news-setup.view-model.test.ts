import { firstValueFrom, Subject } from 'rxjs';
import { ownDrafts } from '#tests/support/own-drafts.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryFileSaver } from '#adapters/memory/memory-file-saver.ts';
import { MemoryPreferenceStore } from '#adapters/memory/memory-preference-store.ts';
import { type Failure, ok, type Result } from '#core/kernel/result.ts';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { NewsGateway } from '#core/news/news.api.ts';
import { saveNews } from '#core/news/save-news.use-case.ts';
import { DocumentDownload } from '#ui/documents/document-download.ts';
import { NewsSetupViewModel } from '#ui/news/news-setup.view-model.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { ScreenMemory } from '#ui/sections/screen-memory.ts';
import { editedNews } from '../../support/news-items.ts';
import { scripted } from '../../support/scripted.ts';

const [one, two] = [editedNews({ newsId: 'one', title: 'One' }), editedNews({ newsId: 'two' })];

const opened = (memory = new ScreenMemory(), userId = 'u1') => {
  const news = scripted<NewsGateway>();
  const toasts = new ToastStore(Date.now);
  const drafts = new MemoryPreferenceStore();
  news.onActiveNews.gives({ items: [] });
  news.onNewsPage.gives({ items: [one, two], total: 2 });
  const model = new NewsSetupViewModel({
    news,
    toasts,
    memory,
    own: { userId, store: new MemoryPreferenceStore() },
    ownDrafts: ownDrafts({ userId, store: drafts }),
    download: new DocumentDownload({
      news: { download: (newsId) => news.newsDocument({ newsId }) },
      files: new MemoryFileSaver(),
      toasts,
    }),
    createSave: () => saveNews({ news, key: new AttemptKey({ next: () => 'key' }) }),
  });
  const asked = () => news.onNewsPage.calls.at(-1)?.[0];
  const toastTitles = () => toasts.list().map(({ title }) => title);
  const begin = (search = '') => {
    const address = new URLSearchParams(search);
    model.list.open((name) => address.get(name));
  };
  return { drafts, news, model, asked, toastTitles, begin };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const settled = () => vi.advanceTimersByTimeAsync(300);

it('a deletion answered late closes no editor but its own', async () => {
  const { model, news } = opened();
  const answer = new Subject<Result<unknown, Failure>>();
  news.onRemoveNews.answers(() => firstValueFrom(answer) as ReturnType<NewsGateway['removeNews']>);
  model.edit(one);
  const removing = model.editor?.remove();
  model.closeEditor();
  model.edit(two);
  const { editor } = model;
  answer.next(ok({}));
  await removing;
  expect(model.editor).toBe(editor);
});

describe('the setup list', () => {
  it('asks for what its address says, with the filters and orders of its own', async () => {
    const { model, asked, begin } = opened();
    begin('q=hours&expired=1&sort=title&dir=desc');
    expect(asked()).toMatchObject({
      search: 'hours',
      filters: { expired: '1' },
      sort: { key: 'title', direction: 'desc' },
    });
    await settled();
    expect(model.list.rows).toEqual([one, two]);
    await model.list.clear();
    await model.list.sortBy('order');
    expect([model.list.address, asked()?.filters]).toEqual([{}, {}]);
    begin('dir=desc');
    expect(asked()?.sort).toEqual({ key: 'order', direction: 'desc' });
  });

  it('is left with its query and its scroll, for the same person alone', async () => {
    const memory = new ScreenMemory();
    const first = opened(memory);
    expect([first.model.storedScroll, first.model.storedQuery]).toEqual([null, '']);
    first.begin('q=hours&expired=1');
    await settled();
    first.model.keepTrace(300);
    const again = opened(memory).model;
    expect([again.storedScroll, again.storedQuery]).toEqual([300, 'q=hours&expired=1']);
    const other = opened(memory, 'u2').model;
    expect([other.storedScroll, other.storedQuery]).toEqual([null, '']);
  });

  it('deletes what is selected after a question, all or nothing', async () => {
    const { model, news, toastTitles, begin } = opened();
    begin();
    await settled();
    model.ask();
    expect(model.asking).toBe(false);
    model.list.selection.selectAll(true);
    model.list.selection.select('two', false);
    expect(model.chosen).toEqual([one]);
    model.list.selection.select('two', true);
    model.ask();
    expect(model.asking).toBe(true);
    news.onRemoveNewsItems
      .fails({ kind: 'refused', status: 404, message: 'Some are gone.', code: null })
      .gives({});
    await model.removeChosen();
    expect([toastTitles()[0], model.asking, model.chosen.length]).toEqual([
      'Some are gone.',
      false,
      2,
    ]);
    await model.removeChosen();
    expect(news.onRemoveNewsItems.calls).toEqual([
      [{ newsIds: ['one', 'two'] }],
      [{ newsIds: ['one', 'two'] }],
    ]);
    expect([toastTitles()[0], model.chosen.length]).toEqual(['News deleted successfully', 0]);
  });

  it('opens and closes the editor, and reads the list anew after a save', async () => {
    const { model, news, begin, drafts } = opened();
    begin();
    await settled();
    model.edit(one);
    news.onUpdateNews.gives({ ...one, title: 'Other', rev: 4 });
    model.editor?.edit.form.type('title', 'Other');
    expect(drafts.read('u1', 'draft/news')).not.toBeNull();
    const before = news.onNewsPage.calls.length;
    await model.editor?.save();
    await settled();
    expect(model.editor).toBeNull();
    expect(drafts.read('u1', 'draft/news')).toBeNull();
    expect(news.onNewsPage.calls.length).toBe(before + 1);
    model.edit(null);
    expect(model.editor?.edit.saving.base).toBeNull();
    model.dispose();
  });
});
