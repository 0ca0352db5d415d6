import { expect, it } from 'vitest';
import type { BulkRun } from '#core/bulk-tests/bulk-test.schema.ts';
import { err, ok } from '#core/kernel/result.ts';
import { BulkTestViewModel, type BulkTestParts } from '#ui/accounts/bulk-test.view-model.ts';

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

/** Returns a panel whose presses are lost, and what was sent. `read` answers the question after them. */
const lossy = (read: () => ReturnType<BulkTestParts['gateway']['readManyTests']>) => {
  const sent: string[] = [];
  let made = 0;
  const counts = { go: 1, merge: 0, skip: 0 };
  const dry = { checkedAt: '2026-03-12T18:08:00.000Z', digest: '1-x', total: 1, counts, rows: [] };
  const model = new BulkTestViewModel({
    gateway: {
      checkManyTests: () => Promise.resolve(ok(dry)),
      placeManyTests: ({ id, form }) => {
        sent.push(`${'act' in form ? form.act : 'place'} ${id}`);
        return Promise.resolve(err({ kind: 'unreachable' }));
      },
      readManyTests: read,
      undoManyTests: () => Promise.reject(new Error('not asked')),
    },
    newId: () => `run-${String(++made)}`,
    permanentNotes: true,
  });
  const open = async (act: 'takeOff' | 'extend', siteNum: number) => {
    model.open(act, {
      selection: () => ({ siteNums: [siteNum] }),
      onDone: () => undefined,
    });
    await model.check();
  };
  return { model, open, sent };
};

it('begins nothing again while it is unknown whether a lost run began', async () => {
  const { model, open, sent } = lossy(() => Promise.resolve(err({ kind: 'unreachable' })));
  await open('takeOff', 7);
  await model.confirm();
  expect([model.mayDo, model.dryRun, model.problem === null]).toEqual([false, null, false]);
  await model.check();
  await model.confirm();
  expect(sent).toEqual(['takeOff run-1']);
  model.dispose();
});

it('shows a lost run only to who asks for the same act again', async () => {
  const { model, open, sent } = lossy(() => Promise.resolve(ok(RUN)));
  await open('takeOff', 7);
  const lost = model.confirm();
  model.close();
  await lost;
  await open('extend', 7);
  expect([model.run, model.mayDo]).toEqual([null, true]);
  await open('takeOff', 8);
  expect([model.run, model.mayDo]).toEqual([null, true]);
  await open('takeOff', 7);
  expect(model.run).toEqual(RUN);
  expect(sent).toEqual(['takeOff run-1']);
  model.dispose();
});
