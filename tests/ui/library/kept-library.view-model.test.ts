import { firstValueFrom, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import { type Failure, ok, type Result } from '#core/kernel/result.ts';
import type { LibraryGateway } from '#core/library/library.api.ts';
import type { SavedLibraryItem } from '#core/library/library.schema.ts';
import { plainPng } from '#tests/support/image-files.ts';
import { ownDrafts } from '#tests/support/own-drafts.ts';
import { scripted } from '#tests/support/scripted.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { StoredLibraryViewModel, LIBRARY_OPTIONS } from '#ui/library/stored-library.view-model.ts';
import { StoredListViewModel } from '#ui/lists/stored-list.view-model.ts';

const itemOf = (id: string, change: Partial<SavedLibraryItem> = {}): SavedLibraryItem => ({
  id,
  rev: 1,
  changedBy: 'Priya Nair',
  changedAt: '2026-03-01T00:00:00.000Z',
  title: `Form ${id}`,
  summary: '',
  category: 'Forms',
  tags: '',
  language: 'English',
  audience: ['Dealers'],
  url: '',
  state: 'Published',
  versions: [],
  downloads: 0,
  ...change,
});
const version = { version: 1, name: 'form.png', size: 80, storedAt: '2026-03-01T00:00:00.000Z' };

const opened = async () => {
  const gateway = scripted<LibraryGateway>();
  const toasts = new ToastStore(Date.now);
  const makeKey = () => new AttemptKey({ next: () => 'key' });
  const model = new StoredLibraryViewModel({
    gateway,
    toasts,
    list: new StoredListViewModel({
      gateway: {
        list: gateway.listLibraryItems,
        add: gateway.addLibraryItem,
        change: gateway.changeLibraryItem,
        remove: gateway.removeLibraryItem,
        restore: gateway.restoreLibraryItem,
      },
      options: LIBRARY_OPTIONS,
      makeKey,
      toasts,
      ownDrafts: ownDrafts(),
    }),
    download: () => ({ run: () => Promise.resolve() }),
  });
  gateway.onListLibraryItems.gives({ rows: [itemOf('a'), itemOf('b')] });
  model.start();
  await Promise.resolve();
  const choose = async (): Promise<void> => {
    const bytes = plainPng(4, 4);
    const arrayBuffer = () => Promise.resolve(new Uint8Array(bytes).buffer);
    await model.file.choose([{ name: 'form.png', size: bytes.length, arrayBuffer }]);
  };
  return { choose, gateway, model };
};

describe('an entry of the library', () => {
  it('takes the next version of its file while what is typed beside it stays, and is saved under the revision that made', async () => {
    const { choose, gateway, model } = await opened();
    model.list.edit(itemOf('a'));
    const { editor } = model.list;
    editor?.form.type('title', 'Form of 2027');
    await choose();
    gateway.onUploadLibraryFile.gives({});
    gateway.onListLibraryItems
      .clear()
      .gives({ rows: [itemOf('a', { rev: 2, versions: [version] }), itemOf('b')] });
    await model.upload(itemOf('a'));
    expect(model.list.editor).toBe(editor);
    expect(model.file.changed).toBe(false);
    expect(editor?.saving.base).toMatchObject({ rev: 2, versions: [version] });
    expect(editor?.form.values.title).toBe('Form of 2027');
    gateway.onChangeLibraryItem.gives({});
    gateway.onListLibraryItems.gives({ rows: [] });
    await editor?.save();
    expect(gateway.onChangeLibraryItem.calls).toMatchObject([
      [{ id: 'a', rev: 2, title: 'Form of 2027' }],
    ]);
  });

  it('goes on from nothing that was read before the upload, when the list could not be read again', async () => {
    const { choose, gateway, model } = await opened();
    model.list.edit(itemOf('a', { rev: 3 }));
    await choose();
    gateway.onUploadLibraryFile.gives({});
    gateway.onListLibraryItems.clear().fails({ kind: 'unreachable' });
    await model.upload(itemOf('a', { rev: 3 }));
    expect(model.list.editor?.saving.base?.rev).toBe(3);
  });

  it('keeps a chosen file to itself: the next entry begins without one', async () => {
    const { choose, model } = await opened();
    model.list.edit(itemOf('a'));
    await choose();
    expect(model.file.changed).toBe(true);
    model.list.close();
    model.list.edit(itemOf('b'));
    expect(model.file.changed).toBe(false);
  });

  it('keeps a file that is chosen while another is sent', async () => {
    const { choose, gateway, model } = await opened();
    model.list.edit(itemOf('a'));
    await choose();
    const answer = new Subject<Result<Record<string, never>, Failure>>();
    gateway.onUploadLibraryFile.answers(() => firstValueFrom(answer));
    const sending = model.upload(itemOf('a'));
    await choose();
    answer.next(ok({}));
    await sending;
    expect(model.file.changed).toBe(true);
  });
});
