import { expect, it } from 'vitest';
import type { HolidayForm, ListedHoliday } from '#core/holidays/holiday.schema.ts';
import type { StoredListGateway } from '#core/stored-list/stored-list.gateway.port.ts';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import { HOLIDAY_OPTIONS, typeFirstDay, typeLastDay } from '#ui/holidays/holiday-options.ts';
import { StoredListViewModel } from '#ui/lists/stored-list.view-model.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { ownDrafts } from '../../support/own-drafts.ts';
import { scripted } from '../../support/scripted.ts';

const CHRISTMAS: ListedHoliday = {
  id: 'h1',
  rev: 2,
  name: 'Christmas',
  holidayGroup: 'National',
  fromDay: '2026-12-25',
  toDay: '2026-12-25',
  changedBy: 'Ana',
  changedAt: '2026-03-12T18:00:00.000Z',
};

const opened = async (own = ownDrafts()) => {
  const gateway = scripted<StoredListGateway<ListedHoliday, HolidayForm>>();
  const toasts = new ToastStore(Date.now);
  let made = 0;
  gateway.onList.gives({ rows: [CHRISTMAS] });
  const model = new StoredListViewModel({
    options: HOLIDAY_OPTIONS,
    gateway: {
      list: (...asked) => gateway.list(...asked),
      add: (...asked) => gateway.add(...asked),
      change: (...asked) => gateway.change(...asked),
      remove: (...asked) => gateway.remove(...asked),
      restore: (...asked) => gateway.restore(...asked),
    },
    makeKey: () => new AttemptKey({ next: () => `id-${(made += 1)}` }),
    toasts,
    ownDrafts: own,
  });
  model.start();
  await model.source.load();
  return { gateway, model, toasts };
};

it('a new holiday lasts the day it begins until another is said, and is sent under one number however often', async () => {
  const { gateway, model } = await opened();
  model.edit(null);
  const editor = model.editor!;
  editor.form.type('name', 'Harbor Day');
  const followed = { current: '' };
  typeFirstDay(editor.form, '9/7', followed);
  // Nobody has come to the last day yet.
  expect([editor.form.values.toDay, editor.form.errors]).toEqual(['', {}]);
  for (const typed of ['2026-09-01', '2026-09-17', '2026-09-1x', '2026-09-07'])
    typeFirstDay(editor.form, typed, followed);
  expect(editor.form.values.toDay).toBe('2026-09-07');
  // A last day that somebody has set stays, even if it is the one that had followed.
  for (const last of ['2026-09-08', '2026-09-07']) typeLastDay(editor.form, last, followed);
  typeFirstDay(editor.form, '2026-09-06', followed);
  expect(editor.form.values.toDay).toBe('2026-09-07');
  gateway.onAdd.fails({ kind: 'timedOut' });
  await editor.save();
  expect(editor.saving.submission.problem).not.toBeNull();
  gateway.onAdd.clear().gives({});
  await editor.save();
  const [first, again] = gateway.onAdd.calls;
  expect(again ?? first).toEqual([expect.objectContaining({ id: 'id-1', name: 'Harbor Day' })]);
  expect(model.editor).toBeNull();
});

it('what somebody else changed meanwhile in another field is kept with mine', async () => {
  const { gateway, model } = await opened();
  model.edit(CHRISTMAS);
  const editor = model.editor!;
  editor.form.type('toDay', '2026-12-26');
  const theirs = { ...CHRISTMAS, rev: 3, name: 'Christmas Day', changedBy: 'Marcus Hale' };
  gateway.onList.clear().gives({ rows: [theirs] });
  gateway.onChange
    .fails({ kind: 'refused', status: 409, code: 'staleRev', message: null })
    .gives({});
  await editor.save();
  expect(gateway.onChange.calls.at(-1)).toEqual([
    expect.objectContaining({ id: 'h1', rev: 3, name: 'Christmas Day', toDay: '2026-12-26' }),
  ]);
  expect(editor.meeting.kept?.text).toBe(
    'Marcus Hale changed Name in the meantime; both changes are kept.',
  );
});

it('a deleted one comes back by the word beside it, under the revision that deleting made', async () => {
  const { gateway, model, toasts } = await opened();
  gateway.onRemove.gives({});
  gateway.onRestore.gives({});
  await model.remove(CHRISTMAS);
  const [toast] = toasts.shown();
  expect(toast).toMatchObject({ title: 'Christmas was deleted', action: { label: 'Undo' } });
  toast?.action?.run();
  await Promise.resolve();
  expect(gateway.onRestore.calls).toEqual([[{ id: 'h1', rev: 3 }]]);
});

it('what was typed waits for its writer', async () => {
  const own = ownDrafts();
  const before = await opened(own);
  before.model.edit(null);
  before.model.editor?.form.type('name', 'Half typed');
  before.model.dispose();
  const after = await opened(own);
  expect(after.model.draft.found).not.toBeNull();
  after.model.edit(null);
  expect(after.model.editor?.form.values.name).toBe('Half typed');
});
