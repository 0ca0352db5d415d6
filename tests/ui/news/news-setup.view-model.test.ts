import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryFileSaver } from '#adapters/memory/memory-file-saver.ts';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { NewsGateway, NewsSetupGateway } from '#core/news/news.gateway.port.ts';
import { saveNews } from '#core/news/save-news.use-case.ts';
import { DocumentDownload } from '#ui/documents/document-download.ts';
import { NewsSetupViewModel } from '#ui/news/news-setup.view-model.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { ScreenMemory } from '#ui/shell/screen-memory.ts';
import { editedNews } from '../../support/news-items.ts';
import { scripted } from '../../support/scripted.ts';

const [one, two] = [editedNews({ newsId: 'one', title: 'One' }), editedNews({ newsId: 'two' })];

const opened = (memory = new ScreenMemory(), userId = 'u1') => {
  const news = scripted<NewsGateway & NewsSetupGateway>();
  const toasts = new ToastStore();
  news.onActive.gives([]);
  news.onPage.gives({ items: [one, two], total: 2 });
  const model = new NewsSetupViewModel({
    news,
    toasts,
    memory,
    userId,
    download: new DocumentDownload({ news, files: new MemoryFileSaver(), toasts }),
    createSave: () => saveNews({ news, key: new AttemptKey({ next: () => 'key' }) }),
  });
  const asked = () => news.onPage.calls.at(-1)?.[0];
  const said = () => toasts.list().map(({ title }) => title);
  return { news, model, asked, said };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const settled = () => vi.advanceTimersByTimeAsync(300);

describe('the setup list', () => {
  it('begins with what its address says, else as it was left by the same person', async () => {
    const memory = new ScreenMemory();
    const first = opened(memory);
    first.model.open('q=hours&expired=1&sort=title&dir=desc');
    expect(first.asked()).toMatchObject({ search: 'hours', includeExpired: true, sort: 'title' });
    expect(first.model.typed).toBe('hours');
    first.model.keepTrace(new URLSearchParams(first.model.address).toString(), 300);
    const again = opened(memory);
    again.model.open('');
    expect(again.asked()).toMatchObject({ search: 'hours', direction: 'desc' });
    expect(again.model.keptScroll).toBe(300);
    const other = opened(memory, 'u2');
    other.model.open('');
    expect(other.asked()).toMatchObject({ search: '', includeExpired: false, sort: 'order' });
    await settled();
  });

  it('asks after a pause in typing, from the first page on', async () => {
    const { model, asked, news } = opened();
    model.open('page=1');
    for (const text of ['h', 'ho', 'hol ']) model.search(text);
    expect(news.onPage.calls).toHaveLength(1);
    await settled();
    expect(news.onPage.calls).toHaveLength(2);
    expect(asked()).toMatchObject({ search: 'hol', page: 1 });
    expect(model.address).toEqual({ q: 'hol' });
    model.clearFilters();
    expect(model.address).toEqual({});
  });

  it('sorts by a column, and by the same one the other way round', async () => {
    const { model } = opened();
    model.open('');
    model.sortBy('title');
    expect(model.address).toEqual({ sort: 'title' });
    model.sortBy('title');
    expect(model.address).toEqual({ sort: 'title', dir: 'desc' });
    model.sortBy('order');
    expect(model.address).toEqual({});
    await settled();
  });

  it('goes back to the last page there is', async () => {
    const { model, news } = opened();
    news.onPage
      .clear()
      .gives({ items: [], total: 60 })
      .gives({ items: [one], total: 60 });
    model.open('page=7');
    await settled();
    expect(model.query.page).toBe(2);
    expect(model.list.state).toMatchObject({ at: 'ready', value: { items: [one] } });
  });

  it('deletes what is selected after a question, all or nothing', async () => {
    const { model, news, said } = opened();
    model.open('');
    await settled();
    model.ask();
    expect(model.asking).toBe(false);
    model.selectAll(true);
    model.select('two', false);
    expect(model.chosen).toEqual([one]);
    model.select('two', true);
    model.ask();
    expect(model.asking).toBe(true);
    news.onRemove
      .fails({ kind: 'refused', status: 404, message: 'Some are gone.', code: null })
      .gives({});
    await model.removeChosen();
    expect([said()[0], model.asking, model.chosen.length]).toEqual(['Some are gone.', false, 2]);
    await model.removeChosen();
    expect(news.onRemove.calls).toEqual([[['one', 'two']], [['one', 'two']]]);
    expect([said()[0], model.chosen.length]).toEqual(['News deleted successfully', 0]);
  });

  it('opens and closes the editor, and reads the list anew after a save', async () => {
    const { model, news } = opened();
    model.open('');
    await settled();
    model.edit(one);
    news.onUpdate.gives({ ...one, title: 'Other', rev: 4 });
    model.editor?.edit.form.type('title', 'Other');
    const before = news.onPage.calls.length;
    await model.editor?.save();
    await settled();
    expect(model.editor).toBeNull();
    expect(news.onPage.calls.length).toBe(before + 1);
    model.edit(null);
    expect(model.editor?.edit.saving.base).toBeNull();
    model.dispose();
  });
});
