import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SupportGateway } from '#core/support/support.api.ts';
import type { FileSaver } from '#core/kernel/file-saver.port.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { SupportViewModel } from '#ui/support/support.view-model.ts';
import { scripted, type Scripted } from '../../support/scripted.ts';
import { supported } from './people.ts';

describe('finding people', () => {
  let support: Scripted<SupportGateway>;
  let model: SupportViewModel;
  let saved: Parameters<FileSaver['save']>[0][];
  let toasts: ToastStore;
  beforeEach(() => {
    vi.useFakeTimers();
    support = scripted<SupportGateway>();
    saved = [];
    toasts = new ToastStore(() => 0);
    model = new SupportViewModel({
      support,
      toasts,
      files: { save: (file) => saved.push(file) },
    });
    model.list.open(() => null);
  });
  afterEach(() => {
    model.dispose();
    vi.useRealTimers();
  });
  const asked = () => support.onSupportUsers.calls.map(([input]) => input);

  it('asks once, a moment after the last letter', async () => {
    support.onSupportUsers.gives({ users: [supported()], total: 1 });
    for (const text of ['d', 'da', 'dana ']) {
      model.list.search(text);
      await vi.advanceTimersByTimeAsync(200);
    }
    expect(asked()).toEqual([]);
    await vi.advanceTimersByTimeAsync(50);
    expect(asked()).toEqual([{ text: 'dana', sort: null, page: 1, size: 25 }]);
    expect([model.list.state.at, model.list.total]).toEqual(['ready', 1]);
  });

  it('asks nothing for nothing, and forgets what was found', async () => {
    support.onSupportUsers.gives({ users: [supported()], total: 1 });
    model.list.search('dana');
    await vi.advanceTimersByTimeAsync(250);
    model.list.search('  ');
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked()).toHaveLength(1);
    expect(model.list.state).toEqual({ at: 'idle' });
  });

  it('says that it failed, keeps the text, and tries again', async () => {
    support.onSupportUsers.fails({ kind: 'unreachable' }).gives({ users: [], total: 0 });
    model.list.search('dana');
    await vi.advanceTimersByTimeAsync(250);
    expect(model.list.state.at).toBe('failed');
    await model.list.again();
    expect(model.list.draft.search).toBe('dana');
    expect(model.list.state).toEqual({ at: 'ready', page: { rows: [], total: 0 } });
  });

  it('turns pages, begins another order and a new text at the first, and shows a helped person as they are now', async () => {
    support.onSupportUsers.gives({ users: [supported({ waiting: true })], total: 80 });
    model.list.search('dana');
    await vi.advanceTimersByTimeAsync(250);
    await model.list.turnTo(3);
    model.list.reading.replace(supported({ waiting: false }));
    expect(model.list.rows).toMatchObject([{ waiting: false }]);
    await model.list.sortBy('lastLogin');
    model.list.search('other');
    await vi.advanceTimersByTimeAsync(250);
    expect(asked().map(({ page, sort }) => [page, sort?.key])).toEqual([
      [1, undefined],
      [3, undefined],
      [1, 'lastLogin'],
      [1, 'lastLogin'],
    ]);
  });

  it('takes away what is found, in the columns that are shown', async () => {
    support.onSupportUsers.gives({ users: [supported()], total: 1 });
    support.onSupportUsersExport.gives({ name: 'users-1-row.csv', bytes: new Uint8Array([1]) });
    model.list.search(' dana ');
    await vi.advanceTimersByTimeAsync(250);
    const { query, total } = model.list;
    await model.download.run({ query, columns: ['name'], format: 'csv', total });
    expect(support.onSupportUsersExport.calls).toEqual([
      [
        {
          query: { search: 'dana', filters: {}, sort: null },
          columns: ['name'],
          format: 'csv',
        },
      ],
    ]);
    expect(saved).toMatchObject([{ name: 'users-1-row.csv', type: 'text/csv' }]);
    expect(toasts.shown()[0]?.text).toBe('1 user.');
  });
});
