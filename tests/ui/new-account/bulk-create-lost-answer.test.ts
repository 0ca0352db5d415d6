import { expect, it } from 'vitest';
import { csvParseReader } from '#adapters/csv/csv-parse-reader.ts';
import { err, ok } from '#core/kernel/result.ts';
import type {
  AccountSpreadsheetGateway,
  WholeSpreadsheet,
} from '#core/new-account/account-spreadsheet.gateway.port.ts';
import type { NewAccountGateway } from '#core/new-account/new-account.gateway.port.ts';
import { scripted } from '#tests/support/scripted.ts';
import { files, ids, key } from '#tests/ui/documents/file-place.ts';
import { BlockRequestViewModel } from '#ui/new-account/block-request.view-model.ts';
import { BulkCreateViewModel } from '#ui/new-account/bulk-create.view-model.ts';

const PDF = new TextEncoder().encode('%PDF-1.7\n%%EOF\n');
const STARTED = err({
  kind: 'refused',
  status: 409,
  message: 'This sheet was already started.',
  code: 'sheetStarted',
} as const);
const LOST = err({ kind: 'timedOut' } as const);

/** A provider that refuses every row, and a page with a checked sheet and its agreement. */
const opened = async () => {
  const begun = new Map<string, WholeSpreadsheet>();
  const line = { loses: true, reaches: true, meanwhile: () => {} };
  const runOf = (id: string) => ({
    id,
    job: null,
    counts: { waiting: 0, created: 0, refused: 0 },
    rows: (begun.get(id)?.rows ?? []).map(({ cells, line: at }) => ({
      line: at,
      name: cells.name ?? '',
      xmit: '',
      outcome: 'refused' as const,
      problems: ['No'],
      siteNum: null,
    })),
  });
  const gateway = scripted<AccountSpreadsheetGateway>();
  gateway.onAttach.answers((id, { name }) =>
    begun.has(id) ? STARTED : ok({ name, size: PDF.length }),
  );
  gateway.onCheck.answers(({ rows }) =>
    ok({ rows: rows.map((row) => ({ ...row, name: '', xmit: '', problems: [], advice: [] })) }),
  );
  gateway.onRead.answers((id) => ok(runOf(id)));
  gateway.onStart.answers((id, sheet) => {
    line.meanwhile();
    const first = begun.get(id);
    if (first === undefined && line.reaches) begun.set(id, sheet);
    if (line.loses) return LOST;
    return first === undefined || JSON.stringify(first) === JSON.stringify(sheet)
      ? ok(runOf(id))
      : STARTED;
  });
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
  const paste = async (name: string) => {
    model.sheet.paste(`Name,City\n${name},Reno\n`);
    await model.check();
  };
  const attach = () =>
    model.attach([
      { name: 'a.pdf', size: PDF.length, arrayBuffer: () => Promise.resolve(PDF.buffer) },
    ]);
  await paste('First');
  await attach();
  const shown = () => model.following.run?.rows.map(({ name }) => name);
  const kept = () => [model.sheet.text, model.dirty, model.unsent, model.canCorrect];
  return { attach, begun, kept, line, model, paste, shown };
};

const NEW_ROWS = 'Name,City\nSecond,Reno\n';

type Page = Awaited<ReturnType<typeof opened>>;

/** The ways to learn that an earlier sheet is created, while other rows stand on the page. */
const WAYS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'Create sends other rows after a lost answer': async ({ line, model, paste }) => {
    await model.create();
    await paste('Second');
    line.loses = false;
    expect(await model.create()).toBeNull();
  },
  'another agreement is stored after a lost answer': async ({ attach, model, paste }) => {
    await model.create();
    await paste('Second');
    model.detach();
    await attach();
  },
  'the rows are changed while Create is sent': async ({ line, model }) => {
    line.loses = false;
    line.meanwhile = () => model.sheet.paste(NEW_ROWS);
    expect(await model.create()).toBeNull();
    line.meanwhile = () => {};
  },
  'several sheets were sent without an answer': async ({ line, model, paste }) => {
    await model.create();
    await paste('Other');
    await model.create();
    await paste('Second');
    line.loses = false;
    expect(await model.create()).toBeNull();
  },
};

it.each(Object.entries(WAYS))('new rows are kept when %s', async (_name, go) => {
  const page = await opened();
  const { attach, begun, kept, line, model, paste, shown } = page;
  await go(page);
  line.loses = false;
  expect(shown()).toEqual(['First']);
  expect(kept()).toEqual([NEW_ROWS, true, true, false]);
  model.again(true);
  expect([model.sheet.text, model.unsent, model.following.run]).toEqual([NEW_ROWS, false, null]);
  await attach();
  await paste('Second');
  expect(await model.create()).not.toBeNull();
  expect([...begun.values()].map(({ rows }) => rows[0]?.cells.name)).toEqual(['First', 'Second']);
});

it('a column that is taken for another field makes new rows', async () => {
  const { line, model } = await opened();
  await model.create();
  model.sheet.take(1, null);
  await model.check();
  line.loses = false;
  expect([await model.create(), model.unsent]).toEqual([null, true]);
});

it('the same rows after a lost answer show their run, and can be corrected', async () => {
  const { kept, line, model, paste, shown } = await opened();
  await model.create();
  await paste('First');
  line.loses = false;
  expect(await model.create()).not.toBeNull();
  expect([shown(), kept().slice(1)]).toEqual([['First'], [false, false, true]]);
  model.again(true);
  expect(model.sheet.text.trim().split(/\r?\n/)).toEqual(['Name,City', 'First,Reno']);
});

it('rows that are the first to arrive are created, although others were sent before', async () => {
  const { attach, kept, line, model, paste, shown } = await opened();
  line.reaches = false;
  await model.create();
  await paste('Other');
  line.reaches = true;
  await model.create();
  model.detach();
  line.loses = false;
  await attach();
  expect([shown(), kept().slice(1)]).toEqual([['Other'], [false, false, true]]);
});
