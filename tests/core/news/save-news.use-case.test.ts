import { describe, expect, it } from 'vitest';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { NewsGateway } from '#core/news/news.api.ts';
import type { DocumentChange } from '#core/documents/document.ts';
import { saveNews } from '#core/news/save-news.use-case.ts';
import { draftOf, editedNews } from '../../support/news-items.ts';
import { scripted } from '../../support/scripted.ts';

const opened = () => {
  const news = scripted<NewsGateway>();
  let last = 0;
  const key = new AttemptKey({ next: () => `key-${(last += 1)}` });
  return { news, save: saveNews({ news, key }) };
};
const FILE = { name: 'a.pdf', bytes: new Uint8Array([1]) };
const replace: DocumentChange = { kind: 'replace', document: FILE };
const keep: DocumentChange = { kind: 'keep' };
const item = editedNews();
const draft = { ...draftOf(item), title: 'Other' };
const STALE = { kind: 'refused', status: 409, message: 'x', code: 'staleRev' } as const;

describe('saving news', () => {
  it('writes nothing that did not change', async () => {
    const { save } = opened();
    expect(await save({ before: item, draft: draftOf(item), change: keep })).toEqual({
      kind: 'saved',
      stored: item,
    });
  });

  it('sends the document under the version the fields were saved as', async () => {
    const { news, save } = opened();
    const saved = editedNews({ title: 'Other', rev: 4 });
    const whole = { ...saved, rev: 5, documentName: 'a.pdf', hasDocument: true };
    news.onUpdateNews.gives(saved);
    news.onUploadNewsDocument.gives(whole);
    expect(await save({ before: item, draft, change: replace })).toEqual({
      kind: 'saved',
      stored: whole,
    });
    expect(news.onUpdateNews.calls).toEqual([[{ newsId: item.newsId, rev: 3, draft }]]);
    expect(news.onUploadNewsDocument.calls).toEqual([
      [{ newsId: item.newsId, rev: 4 }, { upload: FILE }],
    ]);
  });

  it('tells fields that were saved from a document that was not, and then sends that alone', async () => {
    const { news, save } = opened();
    const saved = editedNews({ title: 'Other', rev: 4 });
    news.onUpdateNews.gives(saved);
    news.onUploadNewsDocument.fails({ kind: 'unreachable' }).gives({ ...saved, rev: 5 });
    expect(await save({ before: item, draft, change: replace })).toMatchObject({
      kind: 'fileFailed',
      stored: saved,
    });
    expect((await save({ before: saved, draft, change: replace })).kind).toBe('saved');
    expect(news.onUpdateNews.calls).toHaveLength(1);
  });

  it('creates once for one form, also when the first answer was lost', async () => {
    const { news, save } = opened();
    news.onCreateNews.fails({ kind: 'timedOut' }).gives(item);
    expect((await save({ before: null, draft, change: keep })).kind).toBe('failed');
    expect((await save({ before: null, draft, change: keep })).kind).toBe('saved');
    expect(news.onCreateNews.calls.map(([, how]) => how?.idempotencyKey)).toEqual([
      'key-1',
      'key-1',
    ]);
  });

  it('takes its own lost save for done, and somebody else’s for a conflict', async () => {
    const { news, save } = opened();
    const mine = editedNews({ title: 'Other', rev: 4 });
    news.onUpdateNews.fails(STALE);
    news.onReadNews.gives(mine);
    expect(await save({ before: item, draft, change: keep })).toEqual({
      kind: 'saved',
      stored: mine,
    });
    news.onReadNews.clear().gives(editedNews({ title: 'Theirs', rev: 4 }));
    expect(await save({ before: item, draft, change: keep })).toEqual({
      kind: 'failed',
      failure: STALE,
    });
  });

  it('leaves a conflict what it is where the item cannot be read, and any other failure unread', async () => {
    const { news, save } = opened();
    const failure = { kind: 'unreachable' } as const;
    news.onUpdateNews.fails(STALE).fails(failure);
    news.onReadNews.fails(failure);
    const saving = () => save({ before: item, draft, change: keep });
    expect(await saving()).toEqual({ kind: 'failed', failure: STALE });
    expect(await saving()).toEqual({ kind: 'failed', failure });
    expect(news.onReadNews.calls).toHaveLength(1);
  });

  it('deletes a document that was cleared', async () => {
    const { news, save } = opened();
    const having = editedNews({ documentName: 'a.pdf', hasDocument: true });
    news.onRemoveNewsDocument.gives(editedNews({ rev: 4 }));
    const change: DocumentChange = { kind: 'remove' };
    expect((await save({ before: having, draft: draftOf(having), change })).kind).toBe('saved');
    expect(news.onRemoveNewsDocument.calls).toEqual([[{ newsId: having.newsId, rev: 3 }]]);
  });
});
