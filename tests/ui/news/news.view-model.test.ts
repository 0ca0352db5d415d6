import { describe, expect, it } from 'vitest';
import { MemoryFileSaver } from '#adapters/memory/memory-file-saver.ts';
import type { NewsGateway } from '#core/news/news.api.ts';
import { DocumentDownload } from '#ui/documents/document-download.ts';
import { NewsCardViewModel, AnnouncedNews } from '#ui/news/news-card.view-model.ts';
import { NewsViewModel } from '#ui/news/news.view-model.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { ScreenMemory } from '#ui/sections/screen-memory.ts';
import { readerNews } from '../../support/news-items.ts';
import { scripted } from '../../support/scripted.ts';

const opened = () => {
  const news = scripted<NewsGateway>();
  const toasts = new ToastStore(Date.now);
  const files = new MemoryFileSaver();
  const memory = new ScreenMemory();
  const download = new DocumentDownload({
    news: { download: (newsId) => news.newsDocument({ newsId }) },
    files,
    toasts,
  });
  const page = (userId = 'u1', ownEyes = true) =>
    new NewsViewModel({ news, download, memory, userId, ownEyes });
  const announced = new AnnouncedNews();
  const card = (userId = 'u1') => new NewsCardViewModel({ news, toasts, announced, userId });
  const toastTitles = () => toasts.list().map(({ title, text }) => [title, text]);
  return { news, files, page, card, toasts, toastTitles };
};

describe('the news page', () => {
  it('tells the provider once what was new, and keeps its marks', async () => {
    const { news, page } = opened();
    news.onActiveNews.gives({
      items: [readerNews({ newsId: 'a' }), readerNews({ newsId: 'b', unread: false })],
    });
    news.onMarkNewsRead.fails({ kind: 'refused', status: 403, message: null, code: null });
    const model = page();
    await model.load();
    await model.load();
    expect(news.onMarkNewsRead.calls).toEqual([[{ newsIds: ['a'] }]]);
    expect(model.items.state).toMatchObject({ at: 'ready', value: [{ unread: true }, {}] });
  });

  it('marks nothing as seen while staff look at it as the person', async () => {
    const { news, page } = opened();
    news.onActiveNews.gives({ items: [readerNews({ newsId: 'a' })] });
    await page('u1', false).load();
    expect(news.onMarkNewsRead.calls).toEqual([]);
  });

  it('says the catalogue’s words when it cannot be loaded', async () => {
    const { news, page } = opened();
    news.onActiveNews.fails({ kind: 'unreachable' });
    const model = page();
    await model.load();
    expect(model.items.state).toEqual({
      at: 'failed',
      text: 'An error occurred while loading the news. There was no connection.',
    });
  });

  it('is found where it was left, by the same person', () => {
    const { page } = opened();
    page().keepScroll(420);
    expect(page().storedScroll).toBe(420);
    expect(page('u2').storedScroll).toBeNull();
  });

  it('hands a document over as it is named, and says that it does', async () => {
    const { news, page, files, toastTitles } = opened();
    const bytes = new Uint8Array([1, 2]);
    news.onNewsDocument.gives({ name: 'guide.pdf', bytes }).fails({
      kind: 'refused',
      status: 404,
      message: null,
      code: null,
    });
    await page().download('a');
    expect(files.saved).toEqual([{ name: 'guide.pdf', type: 'application/pdf', content: bytes }]);
    expect(toastTitles()).toEqual([['Downloading file...', undefined]]);
    await page().download('a');
    expect(toastTitles()[0]).toEqual(['The document could not be downloaded.', undefined]);
    expect(files.saved).toHaveLength(1);
  });
});

describe('the news card', () => {
  it('shows the first titles and notes what is new, once a person', async () => {
    const { news, card, toastTitles, toasts } = opened();
    const items = ['a', 'b', 'c', 'd'].map((newsId) =>
      readerNews({ newsId, title: newsId, unread: newsId < 'c' }),
    );
    news.onActiveNews.gives({ items });
    const opens: string[] = [];
    const model = card();
    await model.load(() => opens.push('news'));
    expect(model.shown.map(({ title }) => title)).toEqual(['a', 'b', 'c']);
    expect(toastTitles()).toEqual([['2 news items', 'a · b']]);
    expect(toasts.shown()).toEqual([]);
    toasts.list()[0]?.action?.run();
    expect(opens).toEqual(['news']);
    await card().load(() => undefined);
    expect(toastTitles()).toHaveLength(1);
    await card('u2').load(() => undefined);
    expect(toastTitles()).toHaveLength(2);
    expect(news.onActiveNews.calls[0]).toEqual([{}, { background: true }]);
  });

  it('says nothing when nothing is new', async () => {
    const { news, card, toastTitles } = opened();
    news.onActiveNews.gives({ items: [readerNews({ unread: false })] });
    await card().load(() => undefined);
    expect(toastTitles()).toEqual([]);
  });
});
