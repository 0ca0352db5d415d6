import { expect, it } from 'vitest';
import type { BulkRun } from '#core/bulk-tests/bulk-test.schema.ts';
import { err, ok } from '#core/kernel/result.ts';
import { BulkTestViewModel } from '#ui/accounts/bulk-test.view-model.ts';

const RUN: BulkRun = {
  id: 'run-1',
  act: 'note',
  job: null,
  total: 1,
  counts: {
    waiting: 0,
    placed: 0,
    merged: 0,
    done: 1,
    skipped: 0,
    takenOff: 0,
    restored: 0,
    removed: 0,
    left: 0,
  },
  undoAsked: false,
  mayUndo: true,
  rows: [],
};

it('looks after a lost answer whether the run was begun, and does nothing twice', async () => {
  const sent: string[] = [];
  let made = 0;
  const model = new BulkTestViewModel({
    gateway: {
      checkManyTests: () =>
        Promise.resolve(
          ok({
            checkedAt: '2026-03-12T18:08:00.000Z',
            digest: '1-x',
            total: 1,
            counts: { go: 1, merge: 0, skip: 0 },
            rows: [],
          }),
        ),
      placeManyTests: ({ id }) => {
        sent.push(id);
        return Promise.resolve(err({ kind: 'unreachable' }));
      },
      readManyTests: () => Promise.resolve(ok(RUN)),
      undoManyTests: () => Promise.reject(new Error('not asked')),
    },
    newId: () => `run-${String(++made)}`,
    permanentNotes: true,
  });
  let done = 0;
  model.open('note', { selection: () => ({ siteNums: [7] }), onDone: () => (done += 1) });
  await model.check();
  expect([model.willDo, model.mayDo]).toEqual([1, false]);
  model.fields.setText('Key at the desk');
  expect(model.mayDo).toBe(true);
  await model.confirm();
  expect(sent).toEqual(['run-1']);
  expect(model.run).toEqual(RUN);
  expect(done).toBe(1);
  model.dispose();
});
