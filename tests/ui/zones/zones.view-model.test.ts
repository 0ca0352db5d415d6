import { Subject } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MemoryPreferenceStore } from '#adapters/memory/memory-preference-store.ts';
import type { LiveEvent } from '#core/live/live-event.schema.ts';
import type { Job } from '#core/jobs/job.schema.ts';
import type { JobsGateway } from '#core/jobs/jobs.api.ts';
import type { ZonesGateway } from '#core/zones/zones.api.ts';
import { JobFollower } from '#ui/jobs/job-follower.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { IMPORT_TEXT } from '#ui/zones/import-text.ts';
import { zoneDraft } from '#ui/zones/zone-draft.ts';
import { defineWord } from '#ui/zones/zone-text.ts';
import type { ZonesParts } from '#ui/zones/zones-parts.ts';
import { ZonesViewModel } from '#ui/zones/zones.view-model.ts';
import { ownDrafts } from '../../support/own-drafts.ts';
import { scripted } from '../../support/scripted.ts';
import { formOf, siteZonesOf, zoneOf } from '../../support/zones.ts';

const settled = () => vi.advanceTimersByTimeAsync(20);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const STALE = { kind: 'refused', status: 409, code: 'staleRev', message: null } as const;
const UNKNOWN = {
  devNum: 1,
  areaNum: 1,
  zone: '044',
  code: '150',
  text: '24-hour non-burglary',
  acted: false,
  times: 3,
  lastAt: '2026-03-12T17:44:00.000Z',
};

const world = (change: Partial<ZonesParts> = {}) => {
  const gateway = scripted<ZonesGateway>();
  const events$ = new Subject<LiveEvent>();
  const toasts = new ToastStore(Date.now);
  const drafts = ownDrafts();
  let ids = 0;
  const files = { save: () => undefined };
  const jobs = scripted<JobsGateway>();
  const make = () =>
    new ZonesViewModel({
      gateway,
      live: { events$, readAnew$: new Subject() },
      toasts,
      files,
      own: { store: new MemoryPreferenceStore(), userId: 'u-1' },
      draft: zoneDraft(drafts),
      newId: () => `00000000-0000-4000-8000-00000000000${(ids += 1)}`,
      job: new JobFollower({ jobs, files, toasts, words: IMPORT_TEXT }),
      mayChange: 'all',
      plain: false,
      ...change,
    });
  const opened = async (screen = siteZonesOf()) => {
    gateway.onSiteZones.gives(screen);
    const model = make();
    model.start();
    model.reading.open(7);
    await settled();
    model.list.open(() => null);
    await settled();
    return model;
  };
  return { gateway, events$, toasts, make, opened, jobs };
};

it('lists the zones of the site in their order, without dealer defaults until they are asked for, and anew when something happens', async () => {
  const { gateway, events$, opened } = world();
  const model = await opened(
    siteZonesOf([
      zoneOf({ id: 'b', num: '010' }),
      zoneOf({ id: 'a', num: '9', areaNum: 2, serviceType: 'Fire', eventCode: null }),
      zoneOf({ id: 'c', num: '995', source: 'dealer' }),
    ]),
  );
  const nums = () => model.list.rows.map(({ num }) => num);
  expect([nums(), model.count, model.hasDefaults]).toEqual([['9', '010'], 2, true]);
  await model.list.filter('defaults', 'shown');
  expect(nums()).toEqual(['9', '010', '995']);
  await model.list.filter('service', 'Fire');
  expect(nums()).toEqual(['9']);
  await model.list.clear();
  model.list.search('office');
  await settled();
  expect(nums()).toEqual(['9']);
  model.list.search('');
  gateway.onSiteZones.clear().gives(siteZonesOf([zoneOf({ num: '001' })]));
  events$.next({ key: 'k', at: 0, siteNum: 7, devNum: null, kind: 'site', data: {} });
  await settled();
  expect(nums()).toEqual(['001']);
  model.dispose();
  expect(events$.observed).toBe(false);
});

it('a new zone in few words is taken for what its description says, and what was typed stays in all of them', async () => {
  const { gateway, opened, toasts } = world();
  const model = await opened();
  let closed = 0;
  model.panels.onClose = () => (closed += 1);
  model.panels.show('new', siteZonesOf());
  const editor = model.panels.editor!;
  expect([editor.mode, editor.suggested, editor.serviceType]).toEqual([
    'simple',
    '003',
    'Burglary',
  ]);
  editor.edit.form.type('num', '003');
  editor.describe('Kitchen – smoke detector');
  expect(editor.serviceType).toBe('Fire');
  editor.show('advanced');
  editor.chooseEvent('111');
  expect(editor.edit.form.values.instruction).toBe('Dispatch fire');
  editor.chooseService('CO');
  expect(editor.edit.form.values).toMatchObject({
    serviceType: 'CO',
    eventCode: '',
    instruction: '',
  });
  // After the user chose a type, a new description no longer changes the type.
  editor.describe('Kitchen – smoke and CO');
  expect(editor.serviceType).toBe('CO');
  gateway.onAddZone.gives(zoneOf({ num: '003' }));
  await editor.edit.save();
  expect(gateway.onAddZone.calls).toMatchObject([
    [
      {
        sn: 7,
        id: '00000000-0000-4000-8000-000000000001',
        num: '003',
        serviceType: 'CO',
        eventCode: null,
      },
    ],
  ]);
  expect(closed).toBe(1);
  expect(toasts.shown().map(({ title }) => title)).toEqual(['Zone 003 was added']);
});

it('what was received is defined in a form that is filled in, and its strip opens nothing once it is gone', async () => {
  const { opened } = world();
  const screen = siteZonesOf([zoneOf()], { undefinedSignals: [UNKNOWN] });
  const model = await opened(screen);
  model.panels.show(defineWord(UNKNOWN), screen);
  expect(model.panels.editor?.edit.form.values).toMatchObject({
    num: '044',
    areaNum: 1,
    serviceType: 'Auxiliary',
    eventCode: '150',
    instruction: 'Call',
  });
  let closed = 0;
  model.panels.onClose = () => (closed += 1);
  model.panels.close();
  model.panels.show(defineWord(UNKNOWN), siteZonesOf());
  expect([model.panels.isOpen, closed]).toEqual([false, 1]);
});

it('a change of somebody else in another field is kept, and mine is saved with it', async () => {
  const { gateway, opened } = world();
  const base = zoneOf();
  const model = await opened(siteZonesOf([base]));
  model.panels.show(base.id, siteZonesOf([base]));
  const editor = model.panels.editor!;
  expect([editor.edit.dirty, editor.edit.maySave]).toEqual([false, false]);
  editor.edit.form.type('equipment', 'Reed');
  gateway.onChangeZone.fails(STALE).gives(zoneOf({ rev: 3 }));
  const theirs = zoneOf({ rev: 2, description: 'Flour store', updatedBy: 'Lee Park' });
  gateway.onSiteZones.clear().gives(siteZonesOf([theirs]));
  await editor.edit.save();
  expect(gateway.onChangeZone.calls.at(-1)).toEqual([
    { sn: 7, id: base.id, rev: 2, ...formOf(theirs), equipment: 'Reed' },
  ]);
});

it('customers change the words alone, also over a change of their dealer; others only look', async () => {
  const { gateway, opened } = world({ mayChange: 'words' });
  const base = zoneOf();
  const screen = siteZonesOf([base]);
  const model = await opened(screen);
  model.panels.show('new', screen);
  expect(model.panels.isOpen).toBe(false);
  model.panels.show(base.id, screen);
  const editor = model.panels.editor!;
  expect(editor.scope).toBe('words');
  editor.describe('Kitchen – smoke');
  const theirs = zoneOf({ rev: 2, equipment: 'Reed' });
  gateway.onChangeZone.fails(STALE).gives(theirs);
  gateway.onSiteZones.clear().gives(siteZonesOf([theirs]));
  await editor.edit.save();
  expect(gateway.onChangeZone.calls.at(-1)).toEqual([
    { sn: 7, id: base.id, rev: 2, ...formOf(theirs), description: 'Kitchen – smoke' },
  ]);
  const reader = await world({ mayChange: 'nothing' }).opened(screen);
  reader.panels.show(base.id, screen);
  expect([reader.panels.editor, reader.panels.shown?.id]).toEqual([null, base.id]);
});

it('a deleted zone can be brought back as long as the words stand', async () => {
  const { gateway, opened, toasts } = world();
  const model = await opened();
  gateway.onRemoveZone.gives({ rev: 2 });
  await model.panels.remove(zoneOf());
  expect(gateway.onRemoveZone.calls).toEqual([[{ sn: 7, id: zoneOf().id, rev: 1 }]]);
  const [toast] = toasts.shown();
  expect(toast).toMatchObject({ title: 'Zone 002 was deleted', action: { label: 'Undo' } });
  gateway.onRestoreZone.gives(zoneOf({ rev: 3 }));
  toast?.action?.run();
  await settled();
  expect(gateway.onRestoreZone.calls).toEqual([[{ sn: 7, id: zoneOf().id, rev: 2 }]]);
});

it('what was typed and not saved is there again for its person and its zone', async () => {
  const { make, gateway } = world();
  const screen = siteZonesOf();
  gateway.onSiteZones.gives(screen);
  const before = make();
  before.reading.open(7);
  await settled();
  before.panels.show('new', screen);
  before.panels.editor?.edit.form.type('num', '050');
  before.dispose();
  const after = make();
  after.reading.open(7);
  await settled();
  expect(after.draft.found?.base).toEqual({ siteNum: 7, zone: null });
  after.panels.show('new', screen);
  expect(after.panels.editor?.edit.form.values.num).toBe('050');
});

it('an import under way is followed, and done says so without a file', async () => {
  const { jobs, toasts } = world();
  const follower = new JobFollower({
    jobs,
    toasts,
    files: { save: () => undefined },
    words: IMPORT_TEXT,
  });
  const job: Job = { id: 'j', state: 'running', done: 0, total: 3, file: null, problem: null };
  follower.follow(job);
  jobs.onReadJob.gives({ ...job, state: 'done', done: 3 });
  await vi.advanceTimersByTimeAsync(2000);
  expect(follower.job).toBeNull();
  expect(toasts.shown().map(({ title, action }) => [title, action])).toContainEqual([
    'Your zones are imported',
    undefined,
  ]);
});
