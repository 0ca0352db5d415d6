import { Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { MemoryFileSaver } from '#adapters/memory/memory-file-saver.ts';
import {
  BULK_ACTS,
  TICKED_MOST,
  type AccountSelection,
} from '#core/bulk-tests/bulk-test.schema.ts';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import { err, ok } from '#core/kernel/result.ts';
import type { LiveEvent } from '#core/live/live-event.schema.ts';
import type { AccountRow } from '#core/sites/accounts-page.schema.ts';
import { AccountsViewModel } from '#ui/accounts/accounts.view-model.ts';
import { JobFollower } from '#ui/jobs/job-follower.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { summaryOf } from '#tests/core/sites/support/sites.ts';

const rowOf = (siteNum: number): AccountRow => ({
  ...summaryOf(siteNum),
  branchName: 'Harbor Point Alarm',
  city: 'Port Alder',
  siteType: 'Residential',
  services: [],
  oldestTrouble: null,
  lastSignalAt: null,
  timerTestDueAt: null,
  permitExpires: null,
  monitoredSince: null,
  quality: 80,
  isFavorite: false,
});

/** Returns a list that shows `shown` of `total` rows, with each shown row selected individually. */
const ticked = async (shown: number, total: number) => {
  const lost = () => Promise.resolve(err({ kind: 'unreachable' } as const));
  const files = new MemoryFileSaver();
  const toasts = new ToastStore(Date.now);
  const counted: number[] = [];
  const sent: (readonly number[] | AccountSelection | null)[] = [];
  const model = new AccountsViewModel({
    accounts: {
      listAccounts: () =>
        Promise.resolve(
          ok({
            asOf: '2026-03-12T18:08:00.000Z',
            rows: Array.from({ length: shown }, (_, index) => rowOf(700000 + index)),
            total,
            next: null,
            branches: [],
            counts: { all: total, inTotals: total, onTest: 0, troubles: 0, installPending: 0 },
          }),
        ),
      countAccounts: () => Promise.resolve(ok({ total })),
      missingData: () => {
        counted.push(total);
        return Promise.resolve(ok({ total, complete: total, missing: [] }));
      },
      exportAccounts: ({ only }) => {
        sent.push(only);
        return lost();
      },
      startAccountExport: lost,
      addFavoriteSites: ({ selection }) => {
        sent.push(selection);
        return lost();
      },
    },
    sites: { setFavoriteSite: lost },
    bulk: {
      gateway: {
        checkManyTests: lost,
        placeManyTests: lost,
        readManyTests: lost,
        undoManyTests: lost,
      },
      newId: () => 'id',
      permanentNotes: true,
    },
    job: new JobFollower({
      jobs: { listJobs: lost, readJob: lost, cancelJob: lost, jobFile: lost },
      files,
      toasts,
    }),
    live: { events$: new Subject<LiveEvent>(), readAnew$: new Subject<void>() },
    makeKey: () => new AttemptKey({ next: () => 'key' }),
    acts: BULK_ACTS,
    mayStartJobs: true,
    files,
    toasts,
  });
  await model.list.again();
  model.list.selection.selectAll(true);
  return { counted, model, sent, toasts };
};

it('names ticked accounts, and of more than can be named says so instead of sending them', async () => {
  const few = await ticked(TICKED_MOST, 10_000);
  expect(few.model.selection).toMatchObject({ siteNums: { length: TICKED_MOST } });
  const many = await ticked(TICKED_MOST + 100, 10_000);
  expect(many.model.selection).toBeNull();
  many.model.askBulk('place');
  expect(many.model.bulk.isOpen).toBe(false);
  await many.model.addFavorites();
  await many.model.exportTicked(['site']);
  expect(many.sent).toEqual([]);
  expect(many.toasts.shown().at(-1)?.title).toContain('or select everything that matches');
  // Selecting all accounts of a filter sends the filter instead of the account numbers.
  many.model.list.selection.takeWhole();
  expect(many.model.selection).toEqual({ filter: {} });
  expect(many.model.selected).toBe(10_000);
  many.model.askBulk('place');
  expect(many.model.bulk.isOpen).toBe(true);
  const { bulk } = many.model;
  expect(bulk.lacks).toBeNull();
  bulk.fields.setLength('custom');
  bulk.fields.setEnds('3/1T08:00');
  expect(bulk.lacks).toBe('Enter an end date and time to check');
  bulk.fields.setReason('');
  expect(bulk.lacks).toBe('Enter a reason to check');
  many.model.dispose();
});

it('takes every row that is ticked one by one for the filter it is', async () => {
  const all = await ticked(TICKED_MOST + 100, TICKED_MOST + 100);
  expect(all.model.selection).toEqual({ filter: {} });
  await all.model.exportTicked(['site']);
  expect(all.sent).toEqual([null]);
});

it('counts what is missing only while it is shown, and again with the list', async () => {
  const { counted, model } = await ticked(1, 3);
  expect(counted).toEqual([]);
  const stop = model.missing.follow();
  await model.list.filter('missing', 'county');
  await model.list.again();
  expect(model.missing.counted.state).toMatchObject({ at: 'ready', value: { complete: 3 } });
  const before = counted.length;
  expect(before).toBeGreaterThan(1);
  stop();
  await model.list.again();
  expect(counted).toHaveLength(before);
});
