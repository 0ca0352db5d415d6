import { Subject } from 'rxjs';
import { expect, it, vi } from 'vitest';
import { MemoryFileSaver } from '#adapters/memory/memory-file-saver.ts';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import { ok } from '#core/kernel/result.ts';
import type { LiveEvent } from '#core/live/live-event.schema.ts';
import type { ReportSchedule, ReportSchedules } from '#core/reports/report-schedule.schema.ts';
import type { ReportRow } from '#core/reports/report-row.schema.ts';
import type { ReportsGateway } from '#core/reports/reports.api.ts';
import type { SiteMatch, SiteSearch } from '#core/sites/site-info.schema.ts';
import { scripted } from '#tests/support/scripted.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { ReportsViewModel } from '#ui/reports/reports.view-model.ts';

const AS_OF = '2026-03-12T18:08:00.000Z';
const GROUP = { siteGroupNum: 4471, siteGroupName: 'Harbor Point Alarm' };
const WISH: Pick<ReportRow, 'scope' | 'scopeName' | 'period' | 'format' | 'timeZone'> = {
  scope: { kind: 'group', siteGroupNum: 4471 },
  scopeName: 'Harbor Point Alarm',
  period: { kind: 'week', days: 7 },
  format: 'pdf',
  timeZone: 'America/New_York',
};
const FAILED: ReportRow = {
  ...WISH,
  id: 'r',
  kind: 'openCloseWeekly',
  name: 'Open/close weekly',
  siteGroup: GROUP,
  fromDay: '2026-03-05',
  toDay: '2026-03-11',
  createdAt: AS_OF,
  createdBy: 'Dana Reyes',
  scheduleId: 's',
  state: 'Failed',
  percent: null,
  rows: null,
  pages: null,
  size: null,
  fault: 'tooManyRows',
  problem: 'Over 50,000 rows.',
  tries: 1,
  told: 3,
  recipients: 3,
  downloads: 0,
  lastReader: null,
  lastReadAt: null,
  endedAt: AS_OF,
  expiresAt: null,
};
const SCHEDULE: ReportSchedule = {
  ...WISH,
  id: 's',
  rev: 1,
  siteGroup: GROUP,
  name: 'Open/close weekly',
  kind: 'openCloseWeekly',
  frequency: 'weekly',
  weekday: 1,
  monthDay: 1,
  atTime: '06:00',
  recipients: [],
  sendWhenEmpty: false,
  active: true,
  nextRunAt: null,
  changedBy: 'Dana Reyes',
  changedAt: AS_OF,
  last: null,
};
const CHOICES: ReportSchedules['choices'] = {
  ...GROUP,
  timeZone: 'America/New_York',
  branches: [],
  people: [{ name: 'Lee Park', email: 'lee@example.com' }],
};

const account = (siteNum: number, transmitterCode: string, siteName: string): SiteMatch => ({
  siteNum,
  devNum: 1,
  siteName,
  transmitterCode,
  addressDisplay: '',
  siteGroupNum: 4471,
  badges: { monitoring: 'monitored', alarm: null, trouble: false, onTest: null } as never,
  field: 'name',
  matched: siteName,
});
const ACCOUNTS = [
  account(700114, 'HP1415', 'Benson, Carla'),
  account(700115, 'HP1416', 'Benson Bakery'),
  account(700116, 'HP1417', 'Kestrel Print Works'),
];
const found = (text: string): SiteSearch => ({
  asOf: AS_OF,
  matches: ACCOUNTS.filter(({ siteName, siteNum, transmitterCode }) =>
    `${transmitterCode} ${siteName} ${String(siteNum)}`.toLowerCase().includes(text.toLowerCase()),
  ),
  more: false,
});

const opened = async (choices: ReportSchedules['choices'] = CHOICES) => {
  const gateway = scripted<ReportsGateway>();
  const toasts = new ToastStore(Date.now);
  let keys = 0;
  gateway.onListCompletedReports.gives({ reports: [FAILED], total: 1, asOf: AS_OF, schedules: [] });
  gateway.onListReportSchedules.gives({
    schedules: [SCHEDULE],
    kinds: ['openCloseWeekly'],
    asOf: AS_OF,
    choices,
  });
  const model = new ReportsViewModel({
    gateway,
    toasts,
    files: new MemoryFileSaver(),
    isStaff: choices === null,
    live: { events$: new Subject<LiveEvent>(), readAnew$: new Subject<void>() },
    search: ({ text }) => Promise.resolve(ok(found(text))),
    viewer: { show: () => Promise.resolve({ address: 'blob:a', release: () => undefined }) },
    makeKey: () => new AttemptKey({ next: () => `key-${String((keys += 1))}` }),
  });
  await model.readSchedules();
  await model.list.again();
  return { gateway, model, toastTitles: () => toasts.shown().map(({ title }) => title) };
};

it('a report is begun once, also when its first answer got lost, and the dialog says what is wrong at its field', async () => {
  const { gateway, model, toastTitles } = await opened();
  model.askToRun();
  const dialog = model.running;
  dialog?.form.type('reach', 'sites');
  dialog?.form.type('sites', '12x');
  await dialog?.run();
  expect(dialog?.form.errors).toEqual({ sites: ['12x is not a site number'] });
  dialog?.form.type('sites', '700101');
  gateway.onRunReport.fails({ kind: 'timedOut' }).gives({ ids: ['r-2'] });
  await dialog?.run();
  await dialog?.run();
  const [first, again] = gateway.onRunReport.calls;
  expect(again).toEqual(first);
  expect([model.running, toastTitles()]).toEqual([null, ['The report is being created']]);
});

it('a failed report unfolds in its row, leads to its schedule, and is run again in a way that works', async () => {
  const { gateway, model, toastTitles } = await opened();
  model.open('r');
  expect([model.isUnfolded, model.opened]).toEqual([true, FAILED]);
  const schedule = model.scheduleOf(FAILED);
  expect(schedule).toEqual(SCHEDULE);
  gateway.onRunReportAgain.gives({ ids: ['r-2', 'r-3'] });
  await model.acts.again(FAILED, 'csv', 'whole');
  expect(gateway.onRunReportAgain.calls).toEqual([
    [{ id: 'r', newId: 'key-1', format: 'csv', split: 'whole' }],
  ]);
  expect(toastTitles()).toEqual(['The report is being created']);
  model.open(null);
  expect([model.isUnfolded, model.opened]).toEqual([false, null]);
});

it('deleting a report closes it, and leaves another report or a schedule’s reader where they are', async () => {
  const { gateway, model } = await opened();
  model.open('r');
  const remove = (what: ReportRow | ReportSchedule) => {
    model.acts.askToDelete(what);
    return model.remove();
  };
  gateway.onDeleteReport.gives({});
  gateway.onDeleteReportSchedule.gives({});
  expect(await remove({ ...FAILED, id: 'r-2' })).toBe(false);
  expect(await remove(SCHEDULE)).toBe(false);
  expect(await remove(FAILED)).toBe(true);
  // Whoever went on to another report before the answer came keeps that one open.
  model.acts.askToDelete(FAILED);
  const removal = model.remove();
  model.open('r-3');
  expect(await removal).toBe(false);
});

it('a schedule keeps its good addresses, tells the bad one, and is not saved while one is told', async () => {
  const { gateway, model, toastTitles } = await opened();
  model.edit(null);
  const editor = model.editing;
  editor?.form.type('name', 'Every morning');
  editor?.typeAddress('ops@example.com, nobody@');
  await editor?.edit.save();
  expect(gateway.onAddReportSchedule.calls).toEqual([]);
  expect(editor?.refused.map(({ reason }) => reason)).toEqual(['nobody@ is not an email address']);
  // The refused address stays in the field and the field takes the focus.
  expect(editor?.address).toBe('nobody@');
  expect([editor?.form.firstWrong, editor?.form.refusals]).toEqual(['recipients', 1]);
  await editor?.edit.save();
  expect([editor?.form.refusals, gateway.onAddReportSchedule.calls.length]).toEqual([2, 0]);
  editor?.typeAddress('LEE@example.com ops@example.com');
  expect(editor?.refused).toEqual([]);
  gateway.onAddReportSchedule.gives(SCHEDULE);
  await editor?.edit.save();
  expect(gateway.onAddReportSchedule.calls[0]?.[0].recipients).toEqual([
    { name: null, email: 'ops@example.com' },
    { name: 'Lee Park', email: 'LEE@example.com' },
  ]);
  expect([model.editing, toastTitles()]).toEqual([null, ['The schedule was saved']]);
});

it('takes accounts by number and name, and names what could not be told apart', async () => {
  const { gateway, model } = await opened();
  model.askToRun();
  const run = model.running;
  run?.form.type('reach', 'sites');
  run?.sites.type('Benson, Carla');
  await run?.sites.add();
  await run?.sites.add('hp1417 HP1415');
  expect(run?.sites.chosen.map(({ label }) => label)).toEqual([
    'HP1415 Benson, Carla',
    'HP1417 Kestrel Print Works',
  ]);
  run?.sites.type('Benson');
  await run?.run();
  expect(gateway.onRunReport.calls).toEqual([]);
  expect([run?.sites.text, run?.form.firstWrong]).toEqual(['Benson', 'sites']);
  expect(run?.sites.refused[0]?.reason).toBe(
    'Benson can mean several: HP1415 Benson, Carla, HP1416 Benson Bakery. Enter the account number',
  );
  // A comma-separated text is split as soon as one part is an account number. A part that matches no account stays in the field.
  run?.sites.type('HP1415, HP1417, nobody');
  await run?.run();
  expect([run?.sites.text, run?.sites.chosen.length]).toEqual(['nobody', 2]);
  run?.sites.type('nobody');
  await run?.run();
  expect(run?.sites.refused[0]?.reason).toBe('No account is called nobody');
  await run?.sites.add(Array.from({ length: 22 }, (_, index) => `no-${String(index)}`).join('; '));
  expect(run?.sites.text.split('; ')).toHaveLength(22);
  expect(run?.sites.refused.at(-1)?.reason).toBe(
    '20 accounts are looked up at a time. Press Enter for the other 2',
  );
  run?.sites.type('');
  gateway.onRunReport.gives({ ids: ['key-1'] });
  await run?.run();
  expect(gateway.onRunReport.calls[0]?.[0].scope).toEqual({
    kind: 'sites',
    siteNums: [700114, 700116],
  });
});

it('says what the accounts of a schedule are called, and runs it now for whoever presses alone', async () => {
  const { gateway, model, toastTitles } = await opened();
  model.edit({ ...SCHEDULE, scope: { kind: 'site', siteNum: 700116 } });
  await vi.waitFor(() =>
    expect(model.editing?.sites.chosen).toEqual([
      { siteNum: 700116, label: 'HP1417 Kestrel Print Works' },
    ]),
  );
  gateway.onRunReportSchedule.gives({ ids: ['key-2'] });
  await model.acts.runSchedule(SCHEDULE, true);
  expect(gateway.onRunReportSchedule.calls[0]?.[0]).toMatchObject({ id: 's', toMe: true });
  expect(toastTitles().at(-1)).toBe('The report is being created. We’ll email you its link');
});

it('staff make none: no report, no schedule, and no way to the schedule of one', async () => {
  const { model } = await opened(null);
  model.askToRun();
  model.edit(null);
  expect([model.running, model.editing, model.scheduleOf(FAILED)]).toEqual([null, null, null]);
});

it('a schedule that somebody changed meanwhile keeps what they changed elsewhere in it', async () => {
  const { gateway, model } = await opened();
  model.edit(SCHEDULE);
  const editor = model.editing;
  editor?.form.type('atTime', '07:30');
  editor?.addTyped('lee@example.com');
  const hana = { email: 'hana@example.com', name: null };
  const theirs = { ...SCHEDULE, rev: 2, format: 'csv' as const, recipients: [hana] };
  gateway.onChangeReportSchedule
    .fails({ kind: 'refused', status: 409, code: 'staleRev', message: null })
    .gives(theirs);
  gateway.onListReportSchedules.clear().gives({
    schedules: [theirs],
    kinds: ['openCloseWeekly'],
    asOf: AS_OF,
    choices: CHOICES,
  });
  await editor?.edit.save();
  expect(gateway.onChangeReportSchedule.calls.at(-1)).toMatchObject([
    {
      id: 's',
      rev: 2,
      atTime: '07:30',
      format: 'csv',
      recipients: [hana, { email: 'lee@example.com', name: 'Lee Park' }],
    },
  ]);
});
