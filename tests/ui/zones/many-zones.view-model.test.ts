import { expect, it } from 'vitest';
import { csvParseReader } from '#adapters/csv/csv-parse-reader.ts';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { Job } from '#core/jobs/job.schema.ts';
import type { ZonesGateway } from '#core/zones/zones.api.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { AddManyViewModel } from '#ui/zones/add-many.view-model.ts';
import { ImportFileViewModel } from '#ui/zones/import-file.view-model.ts';
import { scripted } from '../../support/scripted.ts';
import { siteZonesOf, zoneOf } from '../../support/zones.ts';

const world = () => {
  const gateway = scripted<ZonesGateway>();
  gateway.onSiteZones.gives(siteZonesOf());
  const toasts = new ToastStore(Date.now);
  const followed: Job[] = [];
  let ids = 0;
  const newId = () => `id-${(ids += 1)}`;
  const many = new AddManyViewModel({ gateway, newId, toasts });
  const file = new ImportFileViewModel({
    gateway,
    newId,
    toasts,
    reader: csvParseReader,
    key: new AttemptKey({ next: () => 'key' }),
    job: { follow: (job) => followed.push(job) },
    mayImportSites: true,
  });
  file.open(7);
  return { gateway, toasts, followed, many, file };
};
const pasted = async (file: ImportFileViewModel, text: string) => {
  file.paste(text);
  await file.checkPasted();
};

it('a range says of each zone what would happen, and a repeated press adds the same ones', async () => {
  const { gateway, many, toasts } = world();
  await many.open('range', 7);
  many.setRange('8-1');
  expect([many.rangeProblem, many.planned]).toEqual([expect.any(String), []]);
  many.setRange('001-003');
  many.setPattern('Window # – contact');
  expect(many.rangeProblem).toBeNull();
  expect(many.planned.map(({ form, problem }) => [form.num, form.description, problem])).toEqual([
    ['001', 'Window 1 – contact', null],
    ['002', 'Window 2 – contact', 'Already exists'],
    ['003', 'Window 3 – contact', null],
  ]);
  gateway.onChangeZones.fails({ kind: 'timedOut' });
  expect(await many.add()).toBe(false);
  gateway.onChangeZones.clear().gives({ added: 2, changed: 0 });
  expect(await many.add()).toBe(true);
  expect(gateway.onChangeZones.calls.at(-1)).toMatchObject([
    { sn: 7, wishes: [{ id: 'id-1' }, { id: 'id-2' }], source: 'site' },
  ]);
  expect(toasts.shown().map(({ title }) => title)).toEqual(['2 zones added']);
});

it('a template and another site’s zones are copied as far as there is room for them', async () => {
  const { gateway, many } = world();
  await many.open('copy', 7);
  expect(many.planned.find(({ form }) => form.num === '002')?.problem).toBe('Already exists');
  gateway.onChangeZones.gives({ added: 7, changed: 0 });
  await many.add();
  expect(gateway.onChangeZones.calls.at(-1)?.[0].source).toBe('template');
  many.chooseSource('site');
  expect(many.fresh).toEqual([]);
  many.nameSite('8');
  gateway.onSiteZones
    .clear()
    .gives(
      siteZonesOf([zoneOf({ num: '044', areaNum: 9 }), zoneOf({ num: '995', source: 'dealer' })]),
    );
  await many.look();
  // Area 9 does not exist at this site, so zone 044 starts in the selected area.
  expect(many.fresh).toMatchObject([{ num: '044', areaNum: 1 }]);
  gateway.onSiteZones.clear().fails({ kind: 'refused', status: 404, code: null, message: null });
  many.nameSite('9');
  await many.look();
  expect([many.otherProblem, many.fresh]).toEqual([expect.any(String), []]);
});

it('a file is looked at before anything is sent, and what it says is sent together', async () => {
  const { gateway, file, toasts } = world();
  await pasted(file, 'Zone,Description\n002,Flour store\n003,Window\n004,\n');
  expect(file.checked).toMatchObject({
    at: 'site',
    encoding: 'UTF-8',
    rows: [
      { verdict: { kind: 'changed' } },
      { verdict: { kind: 'new' } },
      { verdict: { kind: 'refused' } },
    ],
  });
  expect([file.effective, gateway.onChangeZones.calls]).toEqual([2, []]);
  gateway.onChangeZones.gives({ added: 1, changed: 1 });
  expect(await file.apply()).toBe(true);
  expect(gateway.onChangeZones.calls).toMatchObject([
    [
      {
        sn: 7,
        wishes: [
          { kind: 'changed', rev: 1 },
          { kind: 'new', form: { num: '003' } },
        ],
        source: 'site',
      },
    ],
  ]);
  expect(toasts.shown().map(({ title }) => title)).toEqual(['1 zone added, 1 changed']);
  await pasted(file, 'Nothing,Like\nit,1\n');
  expect([file.problem, file.checked]).toEqual([expect.stringContaining('name the columns'), null]);
  await file.choose([
    {
      name: 'big.csv',
      size: 2_000_000,
      arrayBuffer: () => Promise.reject(new Error('not read')),
    },
  ]);
  expect(file.picked.problem).toBe('The file must be at most 1 MB.');
});

it('a file of several sites is checked by the server, and its import followed', async () => {
  const { gateway, file, followed } = world();
  const counts = { new: 3, changed: 0, unchanged: 0, refused: 1 };
  const check = { id: 'i', rows: 4, sites: 2, counts, refused: [], ignored: [], encoding: 'UTF-8' };
  gateway.onCheckZoneImport.gives(check);
  file.aim('sites');
  await pasted(file, 'Site,Zone,Description\n8,001,Door\n');
  expect([file.checked, file.effective]).toEqual([{ at: 'sites', check }, 3]);
  gateway.onStartZoneImport.fails({
    kind: 'refused',
    status: 409,
    code: 'importGone',
    message: 'Too old.',
  });
  expect(await file.apply()).toBe(false);
  expect(file.submission.problem).toBe('Too old.');
  const job: Job = { id: 'j', state: 'waiting', done: 0, total: 3, file: null, problem: null };
  gateway.onStartZoneImport.clear().gives(job);
  expect(await file.apply()).toBe(true);
  expect(followed).toEqual([job]);
});
