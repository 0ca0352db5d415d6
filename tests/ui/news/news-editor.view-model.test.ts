import { firstValueFrom, Subject } from 'rxjs';
import { SavedDraft } from '#ui/forms/saved-draft.ts';
import { ownDrafts } from '#tests/support/own-drafts.ts';
import { describe, expect, it, vi } from 'vitest';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import { ok } from '#core/kernel/result.ts';
import { LIMITS } from '#core/kernel/limits.ts';
import type { NewsGateway } from '#core/news/news.api.ts';
import { editedNewsSchema, newsForm, type EditedNews } from '#core/news/news.schema.ts';
import { saveNews } from '#core/news/save-news.use-case.ts';
import type { PickedFile } from '#ui/documents/picked-file.ts';
import { NewsEditorViewModel } from '#ui/news/news-editor.view-model.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { editedNews } from '../../support/news-items.ts';
import { scripted } from '../../support/scripted.ts';
import { pickVersions } from '../../support/pick-versions.ts';

const PDF = '%PDF-1.7\nstartxref\n0\n%%EOF\n';
const picked = (text = PDF, name = 'guide.pdf', size = text.length): PickedFile => ({
  name,
  size,
  arrayBuffer: () => Promise.resolve(Uint8Array.from(text, (c) => c.charCodeAt(0)).buffer),
});
const STALE = { kind: 'refused', status: 409, message: 'x', code: 'staleRev' } as const;

const opened = (item: EditedNews | null = editedNews()) => {
  const news = scripted<NewsGateway>();
  const toasts = new ToastStore(Date.now);
  const heard = { changed: 0, closed: 0 };
  const key = new AttemptKey({ next: () => 'key-1' });
  const editor = new NewsEditorViewModel(item, {
    news,
    save: saveNews({ news, key }),
    toasts,
    onChanged: () => (heard.changed += 1),
    onClosed: () => (heard.closed += 1),
    draft: new SavedDraft(ownDrafts(), 'news', {
      base: editedNewsSchema,
      empty: newsForm.show(null),
    }),
    from: null,
  });
  const toastTitles = () => toasts.list().map(({ title }) => title);
  const undo = () =>
    toasts
      .list()
      .find(({ action }) => action !== undefined)
      ?.action?.run();
  return { news, editor, heard, toastTitles, undo };
};

describe('the editor', () => {
  it('offers Save for what is changed and valid, and for nothing else', async () => {
    const { editor } = opened();
    expect([editor.edit.dirty, editor.maySave]).toEqual([false, false]);
    editor.edit.form.type('title', 'Other');
    expect([editor.edit.dirty, editor.maySave]).toEqual([true, true]);
    editor.edit.form.type('title', '');
    expect([editor.edit.dirty, editor.maySave]).toEqual([true, false]);
    editor.edit.form.type('title', 'Holiday hours');
    expect([editor.edit.dirty, editor.maySave]).toEqual([false, false]);
    await editor.filed.file.choose([picked()]);
    expect([editor.edit.dirty, editor.maySave]).toEqual([true, true]);
    editor.filed.file.clear();
    expect([editor.edit.dirty, editor.maySave]).toEqual([false, false]);
  });

  it('says at once that two days do not fit, in the words of the specification', () => {
    const { editor } = opened();
    editor.edit.form.type('effectiveDate', '2026-03-21');
    editor.edit.form.type('expirationDate', '2026-03-20');
    expect(editor.edit.form.errors['effectiveDate']).toEqual([
      'Start date cannot be after end date',
    ]);
    expect(editor.maySave).toBe(false);
    editor.edit.form.type('expirationDate', '2026-03-21');
    expect(editor.edit.form.errors).toEqual({});
    expect(editor.maySave).toBe(true);
  });

  it('saves, says so and closes; a second press meanwhile does nothing', async () => {
    const { news, editor, heard, toastTitles } = opened();
    news.onUpdateNews.gives(editedNews({ title: 'Other', rev: 4 }));
    editor.edit.form.type('title', 'Other');
    await Promise.all([editor.save(), editor.save()]);
    expect(news.onUpdateNews.calls).toHaveLength(1);
    expect(toastTitles()).toEqual(['News saved successfully']);
    expect(heard).toEqual({ changed: 1, closed: 1 });
  });

  it('keeps everything typed when a save fails, with the server’s words or the default', async () => {
    const { news, editor, heard } = opened(null);
    editor.edit.form.type('title', 'New');
    editor.edit.form.type('body', 'Words');
    news.onCreateNews.fails({ kind: 'unreachable' }).fails({
      kind: 'refused',
      status: 400,
      message: 'Not today.',
      code: null,
    });
    await editor.save();
    expect(editor.edit.saving.submission.problem).toBe(
      'An error occurred while saving the news. There was no connection.',
    );
    await editor.save();
    expect([editor.edit.saving.submission.problem, editor.edit.saving.submission.refusals]).toEqual(
      ['Not today.', 2],
    );
    expect(editor.edit.form.values.title).toBe('New');
    expect(editor.edit.dirty).toBe(true);
    expect(heard).toEqual({ changed: 0, closed: 0 });
  });

  it('keeps a document that is chosen while a save runs, and stays open with it', async () => {
    const { news, editor, heard, toastTitles } = opened();
    const content = new Subject<ArrayBuffer>();
    const slow = { ...picked(PDF, 'slow.pdf'), arrayBuffer: () => firstValueFrom(content) };
    const stored = editedNews({ rev: 4, documentName: 'first.pdf', hasDocument: true });
    const answer = new Subject<typeof stored>();
    news.onUploadNewsDocument.answers(async () => ok(await firstValueFrom(answer)));
    await editor.filed.file.choose([picked(PDF, 'first.pdf')]);
    const saving = editor.save();
    const reading = editor.filed.file.choose([slow]);
    await new Promise((resolve) => setTimeout(resolve, 5));
    answer.next(stored);
    await saving;
    expect([heard, toastTitles()]).toEqual([
      { changed: 1, closed: 0 },
      ['News saved successfully'],
    ]);
    content.next(await picked().arrayBuffer());
    await reading;
    expect([editor.filed.file.shown?.name, editor.edit.dirty, editor.maySave]).toEqual([
      'slow.pdf',
      true,
      true,
    ]);
    news.onUploadNewsDocument.clear().gives({ ...stored, rev: 5, documentName: 'slow.pdf' });
    await editor.save();
    expect([heard.closed, news.onUploadNewsDocument.calls.length]).toEqual([1, 2]);
  });

  it('says that the news stand and their document is missing, and sends it alone the next time', async () => {
    const { news, editor, heard, toastTitles } = opened(null);
    const created = editedNews({ title: 'New', body: 'Words', rev: 1 });
    editor.edit.form.type('title', 'New');
    editor.edit.form.type('body', 'Words');
    await editor.filed.file.choose([picked()]);
    news.onCreateNews.gives(created);
    news.onUploadNewsDocument
      .fails({ kind: 'unreachable' })
      .gives({ ...created, rev: 2, documentName: 'guide.pdf', hasDocument: true });
    await editor.save();
    expect(editor.edit.saving.submission.problem).toBe(
      'The news is saved, but its document is missing. It could not be uploaded. There was no connection. Save again sends only the document.',
    );
    expect(editor.edit.saving.base).toEqual(created);
    expect([editor.edit.dirty, editor.maySave]).toEqual([true, true]);
    expect(heard).toEqual({ changed: 1, closed: 0 });
    await editor.save();
    expect([news.onCreateNews.calls.length, news.onUploadNewsDocument.calls.length]).toEqual([
      1, 2,
    ]);
    expect(toastTitles()).toEqual(['News saved successfully']);
    expect(heard.closed).toBe(1);
  });

  it('meets another editor: of what both changed, either version can be chosen', async () => {
    const theirs = editedNews({ title: 'Theirs', rev: 4, updatedBy: 'Marcus Hale' });
    const { news, editor } = opened();
    news.onUpdateNews.fails(STALE);
    news.onReadNews.gives(theirs);
    editor.edit.form.type('title', 'Mine');
    await editor.save();
    await editor.save();
    expect([news.onUpdateNews.calls.length, editor.edit.meeting.asks]).toEqual([1, true]);
    expect(pickVersions(editor.edit.meeting, 'theirs')).toEqual(['Title']);
    expect([editor.edit.form.values.title, editor.edit.dirty]).toEqual(['Theirs', false]);

    const other = opened();
    other.news.onUpdateNews.fails(STALE).gives(editedNews({ title: 'Mine', rev: 5 }));
    other.news.onReadNews.gives(theirs);
    other.editor.edit.form.type('title', 'Mine');
    await other.editor.save();
    pickVersions(other.editor.edit.meeting, 'mine');
    await other.editor.save();
    expect(other.news.onUpdateNews.calls.map(([{ rev }]) => rev)).toEqual([3, 4]);
    expect(other.heard.closed).toBe(1);
  });

  it('can create anew what somebody deleted meanwhile', async () => {
    const { news, editor, heard } = opened(
      editedNews({ documentName: 'a.pdf', hasDocument: true }),
    );
    news.onUpdateNews.fails({ kind: 'refused', status: 404, message: 'x', code: null });
    editor.edit.form.type('title', 'Mine');
    await editor.save();
    expect(editor.edit.saving.gone).toBe(true);
    news.onCreateNews.gives(editedNews({ title: 'Mine', rev: 1 }));
    await editor.edit.createAgain();
    expect(news.onCreateNews.calls[0]?.[0].title).toBe('Mine');
    expect(heard.closed).toBe(1);
  });

  it('deletes after the person said so, and stays when that fails', async () => {
    const { news, editor, heard, toastTitles, undo } = opened();
    news.onRemoveNews.fails({ kind: 'unreachable' }).gives({});
    editor.ask();
    expect(editor.asking).toBe(true);
    await editor.remove();
    expect([editor.edit.saving.submission.problem, editor.asking]).toEqual([
      'An error occurred while deleting the news. There was no connection.',
      false,
    ]);
    await editor.remove();
    expect(toastTitles()).toEqual(['News deleted successfully']);
    expect(heard).toEqual({ changed: 1, closed: 1 });
    const { newsId } = editor.edit.saving.base!;
    news.onRestoreNewsItems.gives({});
    undo();
    await vi.waitFor(() =>
      expect(news.onRestoreNewsItems.calls).toEqual([[{ newsIds: [newsId] }]]),
    );
  });

  it('offers the words before it, for as long as it says that it was saved', async () => {
    const { news, editor, undo } = opened();
    const before = editor.edit.saving.base!;
    editor.edit.form.type('title', 'Mine');
    news.onUpdateNews.gives({ ...before, title: 'Mine', rev: before.rev + 1 }).gives(before);
    await editor.save();
    undo();
    await vi.waitFor(() => expect(news.onUpdateNews.calls).toHaveLength(2));
    expect(news.onUpdateNews.calls[1]).toMatchObject([
      {
        newsId: before.newsId,
        rev: before.rev + 1,
        draft: { title: before.title, body: before.body },
      },
    ]);
  });
});

describe('the document of the editor', () => {
  it('takes one PDF and says why it takes no other file', async () => {
    const { editor } = opened(
      editedNews({ documentName: 'old.pdf', documentSize: 5, hasDocument: true }),
    );
    const { file: document } = editor.filed;
    expect(document.shown).toEqual({ name: 'old.pdf', size: 5 });
    for (const [files, text] of [
      [[picked(), picked()], 'Choose one file only'],
      [[picked('GIF89a', 'a.gif')], 'Choose a PDF file; its name must end in .pdf'],
      [[picked('no pdf')], 'The file is not a PDF'],
      [[picked(PDF, 'a.pdf', LIMITS.documentBytes + 1)], 'The file must be at most 10 MB'],
    ] as const) {
      await document.choose(files);
      expect(document.problem).toBe(text);
      expect(editor.maySave).toBe(false);
      expect(document.shown?.name).toBe('old.pdf');
    }
    await document.choose([picked(PDF, 'C:\\x\\new.pdf')]);
    expect([document.problem, document.shown?.name]).toEqual([null, 'new.pdf']);
    await document.choose([]);
    expect(document.shown?.name).toBe('new.pdf');
    document.clear();
    expect([document.shown, document.change.kind]).toEqual([null, 'remove']);
  });
});
