import { firstValueFrom, Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { csvParseReader } from '#adapters/csv/csv-parse-reader.ts';
import { ok } from '#core/kernel/result.ts';
import type { AccountSpreadsheetGateway } from '#core/new-account/account-spreadsheet.gateway.port.ts';
import type { NewAccountGateway } from '#core/new-account/new-account.gateway.port.ts';
import { scripted } from '#tests/support/scripted.ts';
import { files, ids, key } from '#tests/ui/documents/file-place.ts';
import { BlockRequestViewModel } from '#ui/new-account/block-request.view-model.ts';
import { BulkCreateViewModel } from '#ui/new-account/bulk-create.view-model.ts';

const PDF = new TextEncoder().encode('%PDF-1.7\n%%EOF\n');
const fileOf = (name: string) => ({
  name,
  size: PDF.length,
  arrayBuffer: () => Promise.resolve(PDF.buffer),
});
const RUN = { job: null, counts: { waiting: 0, created: 0, refused: 0 }, rows: [] };

/** Lets everything that waits for no answer run to its end. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

const opened = () => {
  const gateway = scripted<AccountSpreadsheetGateway>();
  const arrival = new Subject<void>();
  gateway.onAttach.answers(async (_id, { name }) => {
    await firstValueFrom(arrival);
    return ok({ name, size: PDF.length });
  });
  gateway.onCheck.answers(({ rows }) =>
    ok({ rows: rows.map(({ line }) => ({ line, name: '', xmit: '', problems: [], advice: [] })) }),
  );
  const model = new BulkCreateViewModel({
    gateway,
    accounts: scripted<NewAccountGateway>(),
    reader: csvParseReader,
    ids: ids(),
    files,
    jobs: scripted(),
    asking: new BlockRequestViewModel({ gateway: scripted(), key }),
  });
  model.start();
  const check = async (city: string) => {
    model.sheet.paste(`Name,City\nHarbor,${city}\n`);
    await model.check();
  };
  const attach = async (name: string) => {
    void model.attach([fileOf(name)]);
    await settled();
  };
  const arrive = async () => {
    arrival.next();
    await settled();
  };
  return { arrive, attach, check, gateway, model };
};

it('Create belongs to the rows that were checked when it was pressed', async () => {
  const { arrive, attach, check, gateway, model } = opened();
  await check('Reno');
  await attach('agreement.pdf');
  const pressed = model.create();
  await settled();
  await check('Elko');
  await arrive();
  expect([await pressed, gateway.onStart.calls]).toEqual([null, []]);
  expect(model.starting.problem).toBe('The rows changed in the meantime, so nothing was created.');
});

it('a check of one branch is no check of another that was chosen meanwhile', async () => {
  const { gateway, model } = opened();
  const answered = new Subject<void>();
  gateway.onCheck.clear().answers(async ({ rows }) => {
    await firstValueFrom(answered);
    return ok({
      rows: rows.map(({ line }) => ({ line, name: '', xmit: '', problems: [], advice: [] })),
    });
  });
  for (const choose of [
    () => model.choices.chooseBranch(4473),
    () => model.choices.chooseTemplate('t'),
  ]) {
    model.sheet.paste('Name,City\nHarbor,Reno\n');
    const checking = model.check();
    await settled();
    choose();
    answered.next();
    await checking;
    expect(model.checked).toBeNull();
  }
});

it('another agreement after a lost answer to Create keeps the run, so that no row is created twice', async () => {
  const { arrive, attach, check, gateway, model } = opened();
  gateway.onStart.fails({ kind: 'timedOut' });
  await check('Reno');
  await attach('old.pdf');
  await arrive();
  await model.create();
  model.detach();
  await attach('new.pdf');
  await arrive();
  await model.create();
  const started = gateway.onStart.calls.map(([id]) => id);
  expect(started).toHaveLength(2);
  expect(new Set(started).size).toBe(1);
});

it('an agreement that comes after its run began shows the run', async () => {
  const { attach, check, arrive, gateway, model } = opened();
  gateway.onStart.fails({ kind: 'timedOut' });
  gateway.onRead.answers((id) => ok({ ...RUN, id }));
  await check('Reno');
  await attach('old.pdf');
  await arrive();
  await model.create();
  gateway.onAttach
    .clear()
    .fails({ kind: 'refused', status: 409, message: 'Started.', code: 'sheetStarted' });
  model.detach();
  await attach('new.pdf');
  expect(model.following.run?.id).toBe(gateway.onStart.calls[0]?.[0]);
});

it('a file without rows says so at its field, and leaves what was pasted', async () => {
  const { model } = opened();
  model.sheet.paste('Name,City');
  await model.sheet.choose([
    { name: 'empty.csv', size: 0, arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) },
  ]);
  expect([model.sheet.picked.problem, model.sheet.text]).toEqual([
    'The file is empty.',
    'Name,City',
  ]);
});

it('a file that is read or sent is asked about before the page is left', async () => {
  const { arrive, attach, model } = opened();
  expect(model.dirty).toBe(false);
  await attach('agreement.pdf');
  expect(model.dirty).toBe(true);
  await arrive();
  expect(model.dirty).toBe(false);
  void model.sheet.choose([{ ...fileOf('rows.csv'), arrayBuffer: () => new Promise(() => {}) }]);
  expect(model.dirty).toBe(true);
});
