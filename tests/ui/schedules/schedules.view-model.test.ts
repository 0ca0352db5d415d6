import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayText } from '#core/kernel/calendar-day.rule.ts';
import { takesDays } from '#ui/schedules/typed-schedule.ts';
import type { Failure } from '#core/kernel/result.ts';
import { TEMPORARY_KINDS } from '#core/schedules/schedule-form.schema.ts';
import type { SavedSchedule } from '#core/schedules/site-schedules.schema.ts';
import { autorun } from 'mobx';
import { chooseKind, kindOf } from '#ui/schedules/reactions-editor.ts';
import { schedulesPage, siteOf, WEEK } from './schedules-page.ts';
import { ownDrafts } from '../../support/own-drafts.ts';
import { pickVersions } from '../../support/pick-versions.ts';

const settled = () => vi.advanceTimersByTimeAsync(0);
const LOST: Failure = { kind: 'timedOut' };
const STALE: Failure = { kind: 'refused', status: 409, code: 'staleRev', message: 'Changed.' };
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const opened = async (site = siteOf()) => {
  const page = schedulesPage();
  page.gateway.onSiteSchedules.gives(site);
  const model = page.make();
  model.start();
  model.reading.open(site.siteNum);
  await settled();
  return { ...page, model, site };
};

it('shows the week and the day of now by the clocks of the site, and goes on from there', async () => {
  const { clock, model } = await opened();
  const { shown } = model;
  expect([dayText(shown.week), dayText(shown.day), shown.at.minute]).toEqual([
    '2026-03-09',
    '2026-03-12',
    14 * 60 + 8,
  ]);
  const weeks: string[] = [];
  const stop = autorun(() => void weeks.push(dayText(shown.week)));
  shown.turn(1);
  shown.turn(-1);
  shown.turn(-1);
  expect(weeks).toEqual(['2026-03-09', '2026-03-16', '2026-03-09', '2026-03-02']);
  shown.choose('month');
  shown.turn(1);
  expect(dayText(shown.monthDay).slice(0, 7)).toBe('2026-04');
  const before = shown.dayChoices;
  shown.goToday();
  expect(shown.isThisWeek).toBe(true);
  shown.chooseDay(dayText(shown.day));
  // The box of the day forgets what is typed by half, although the day stays.
  expect(shown.dayChoices).toBe(before + 2);
  // The screen follows wall time on the night the clocks go back.
  clock.at = Date.UTC(2026, 10, 1, 6, 30);
  await vi.advanceTimersByTimeAsync(20000);
  expect([dayText(shown.at.day), shown.at.minute]).toEqual(['2026-11-01', 90]);
  stop();
  model.dispose();
});

it('goes by the time the provider said, not by a clock that is wrong', async () => {
  const { clock, make, gateway } = schedulesPage();
  clock.at -= 86400000;
  gateway.onSiteSchedules.gives(siteOf());
  const model = make();
  model.start();
  model.reading.open(7);
  await settled();
  clock.at += 60000;
  await vi.advanceTimersByTimeAsync(20000);
  expect([dayText(model.shown.at.day), model.shown.at.minute]).toEqual(['2026-03-12', 849]);
  model.dispose();
});

it('begins with the first area where areas differ, else with all', async () => {
  const alike = await opened();
  expect(alike.model.shown.areaNums).toEqual([1, 2]);
  const own = { ...WEEK, id: 'office', areaNums: [2] };
  const apart = await opened(siteOf({ schedules: [WEEK, own] }));
  expect(apart.model.shown.areaNum).toBe(1);
  apart.model.shown.chooseArea(null);
  expect(apart.model.shown.areaNums).toEqual([1, 2]);
});

it('stays late in two taps, says what moved, and sends the same press under the same number', async () => {
  const { gateway, model } = await opened();
  const { staying } = model;
  expect(staying.why).toBeNull();
  await staying.confirm();
  expect(gateway.onStayLate.calls).toEqual([]);
  staying.pick(120);
  expect(staying.wouldMove).toMatchObject([
    { areaNums: [1], from: '18:00', to: '20:00', normalFrom: '2026-03-13' },
  ]);
  gateway.onStayLate.fails(LOST);
  await staying.confirm();
  expect(staying.submission.problem).not.toBeNull();
  const moved = [
    { areaNums: [1], from: '18:00', to: '20:00', nextDay: false, normalFrom: '2026-03-13' },
  ];
  gateway.onStayLate.clear().gives({ id: 'id', moved });
  await staying.confirm();
  const [first, second] = gateway.onStayLate.calls;
  expect(first?.[0]).toMatchObject({ by: 120, seen: [1080] });
  expect(second).toEqual(first);
  expect([staying.done, staying.picked]).toEqual([moved, null]);
  gateway.onStayLate.clear().fails(STALE);
  staying.pick(30);
  await staying.confirm();
  expect(staying.submission.problem).toContain('Look at the time again');
  expect(staying.picked).toBe(30);
});

it('says why nothing can be moved', async () => {
  const shut = siteOf();
  const closed = await opened({ ...shut, areas: shut.areas.slice(1) });
  expect(closed.model.staying.why).toContain('No area is open');
  const none = await opened(siteOf({ schedules: [] }));
  expect(none.model.staying.why).toContain('no closing left');
});

it('edits a week by dragging, by typing and by quick set, and saves it under its revision', async () => {
  const { gateway, model, site, toasts } = await opened();
  model.editors.editWeek(site, null);
  const editor = model.editors.week!;
  expect([editor.rows.length, editor.edit.dirty]).toEqual([7, false]);
  editor.move(0, 'closes', 1089);
  expect(editor.rows[0]?.closes).toBe('18:15');
  editor.type(1, { opens: '' });
  await editor.edit.save();
  expect(gateway.onPutWeeklyHours.calls).toEqual([]);
  expect(editor.problems[1]).toEqual({ opens: 'Enter a time, like 08:00' });
  editor.typeQuick({ weekdays: [2, 7], opens: '10:00', closes: '16:00', after: '0' });
  editor.applyQuick();
  expect(editor.warnings).toEqual([
    'There is no grace period for closing: one minute late counts as not closed',
  ]);
  editor.add(3);
  editor.type(3, { opens: '17:00', closes: '19:00' });
  expect(editor.refusal).toBe('Two openings overlap on the same day');
  await editor.edit.save();
  expect(gateway.onPutWeeklyHours.calls).toEqual([]);
  editor.remove(3);
  gateway.onPutWeeklyHours.gives({});
  await editor.edit.save();
  const [request] = gateway.onPutWeeklyHours.calls[0] ?? [];
  expect(request).toMatchObject({ rev: 3, areaNums: [] });
  expect(request?.entries).toHaveLength(3);
  expect(model.editors.week).toBeNull();
  expect(toasts.shown().map(({ title }) => title)).toContain('Weekly hours saved');
});

it('keeps what was entered when somebody saved first, and asks for each day that both changed', async () => {
  const { gateway, model, site } = await opened();
  model.editors.editWeek(site, null);
  const editor = model.editors.week!;
  editor.move(0, 'closes', 1140);
  gateway.onPutWeeklyHours.fails(STALE);
  const weekend = WEEK.entries.map((one) => ({ ...one, weekdays: [1, 2, 3, 4, 5], opensAt: 420 }));
  const theirs = { ...WEEK, rev: 4, changedBy: 'Lee Park', entries: weekend };
  gateway.onSiteSchedules.clear().gives(siteOf({ schedules: [theirs] }));
  await editor.edit.save();
  expect(editor.edit.meeting.met?.by.who).toBe('Lee Park');
  expect(editor.rows[0]?.closes).toBe('19:00');
  expect(editor.edit.meeting.met?.taken).toHaveLength(6);
  expect(pickVersions(editor.edit.meeting, 'mine')).toEqual(['Monday']);
  gateway.onPutWeeklyHours.clear().gives({});
  await editor.edit.save();
  // Monday has this user's hours. The other days have the other user's hours.
  const days = gateway.onPutWeeklyHours.calls.at(-1)?.[0].entries;
  expect(days?.map(({ closesAt, opensAt, weekdays }) => [weekdays, opensAt, closesAt])).toEqual([
    [[1], 480, 1140],
    [[2, 3, 4, 5], 420, 1080],
  ]);
  expect(gateway.onPutWeeklyHours.calls.at(-1)?.[0]).toMatchObject({ rev: 4 });
});

it('copies the week of another site into the form, and says where there is none', async () => {
  const { gateway, model, site } = await opened();
  model.editors.editWeek(site, null);
  const editor = model.editors.week!;
  gateway.onSiteSchedules
    .clear()
    .fails({ kind: 'refused', status: 404, code: null, message: null });
  await editor.copyFrom(9);
  expect(editor.copying.problem).not.toBeNull();
  const late = { ...WEEK, entries: WEEK.entries.map((one) => ({ ...one, closesAt: 1200 })) };
  gateway.onSiteSchedules
    .clear()
    .gives(siteOf({ siteNum: 9, siteName: 'Harbor', schedules: [late] }));
  await editor.copyFrom(9);
  expect(editor.rows.map(({ closes }) => closes)).toEqual(Array(7).fill('20:00'));
  expect([editor.copiedFrom, editor.edit.dirty]).toEqual(['Harbor', true]);
});

it('adds a temporary entry once, also when its answer was lost, and keeps what was typed as a draft', async () => {
  const own = ownDrafts();
  const { gateway, make } = schedulesPage();
  gateway.onSiteSchedules.gives(siteOf());
  const model = make(own);
  model.start();
  model.reading.open(7);
  await settled();
  model.editors.edit(siteOf(), { layer: 'temporary', today: '2026-03-12' });
  const editor = model.editors.schedule!;
  editor.edit.form.type('reason', 'Stock count');
  editor.typeFrom('2026-03-20');
  expect(editor.edit.form.values.toDay).toBe('2026-03-20');
  editor.typeFrom('3/2');
  expect([editor.edit.form.values.toDay, takesDays(editor.edit.form.values)]).toEqual([
    '2026-03-20',
    false,
  ]);
  await editor.edit.save();
  expect(editor.edit.form.errors).toMatchObject({ fromDay: ['Enter a date'] });
  editor.typeFrom('2026-03-20');
  editor.edit.form.type('toDay', '2026-03-19');
  await editor.edit.save();
  expect(editor.edit.form.errors['toDay']).toEqual(['The last day is before the first day']);
  editor.edit.form.type('toDay', '2026-03-20');
  expect(editor.lastDay).toBe('2026-03-20');
  model.dispose();

  const again = make(own);
  again.start();
  again.reading.open(7);
  await settled();
  expect(again.editors.scheduleDraft.found?.values.reason).toBe('Stock count');
  again.editors.edit(siteOf(), { layer: 'temporary', today: '2026-03-12' });
  const resumed = again.editors.schedule!;
  expect(resumed.edit.form.values).toMatchObject({ reason: 'Stock count', fromDay: '2026-03-20' });
  gateway.onAddSchedule.fails(LOST);
  await resumed.edit.save();
  expect(again.editors.schedule).toBe(resumed);
  gateway.onAddSchedule.clear().gives({});
  await resumed.edit.save();
  const [first, second] = gateway.onAddSchedule.calls;
  expect(second).toEqual(first);
  expect(again.editors.schedule).toBeNull();
  again.dispose();
});

const NATIONAL: SavedSchedule = {
  ...WEEK,
  id: 'national',
  entries: [],
  layer: 'holiday',
  holidayGroup: 'National',
};

it('opens no day of a longer entry that the week leaves closed, unless somebody chooses it, and tells what it stands above', () => {
  const { make } = schedulesPage();
  const model = make();
  const { entries } = WEEK;
  const shop = {
    ...WEEK,
    entries: entries.map((one) => ({ ...one, weekdays: [1, 2, 3, 4, 5, 6] })),
  };
  const days = { fromDay: '2026-11-26', toDay: '2026-11-26' };
  const site = siteOf({
    schedules: [shop, NATIONAL],
    holidays: [
      { holidayGroup: 'National', name: 'Thanksgiving', ...days },
      { holidayGroup: 'General', name: 'Black Friday', fromDay: '2026-11-27', toDay: '2026-11-27' },
    ],
  });
  model.editors.edit(site, { layer: 'temporary', today: '2026-03-12' });
  const editor = model.editors.schedule!;
  const asked = () => takesDays(editor.edit.form.values);
  const weekdays = () => editor.edit.form.values.appliesOn;
  // A one-day change covers its date even on a Sunday, when the weekly hours are closed.
  editor.typeFrom('2026-11-22');
  expect([asked(), weekdays()]).toEqual([false, [1, 2, 3, 4, 5, 6, 7]]);
  editor.typeTo('2026-11-29');
  expect([asked(), weekdays()]).toEqual([true, [1, 2, 3, 4, 5, 6]]);
  expect(editor.warnings).toEqual([
    'Thanksgiving (Nov 26, 2026) falls on these days. This entry overrides the holiday',
  ]);
  editor.typeDays([1, 7]);
  expect(editor.warnings[0]).toBe('It opens Sun, which your weekly hours leave closed');
  editor.typeTo('2026-12-06');
  expect(weekdays()).toEqual([1, 7]);
});

it('says of each holiday of each list whether it is assigned here', () => {
  const { make } = schedulesPage();
  const model = make();
  model.editors.assignHolidays(siteOf({ schedules: [WEEK, NATIONAL] }), null);
  const editor = model.editors.holidays!;
  const stands = (holidayGroup: 'General' | 'National', holidayName: string | null) =>
    editor.assignmentOf({ holidayGroup, holidayName })?.id ?? null;
  expect(stands('National', null)).toBe('national');
  expect(stands('National', 'Memorial Day')).toBe('national');
  expect(stands('General', 'Thanksgiving')).toBeNull();
  expect(stands('General', null)).toBeNull();
});

it('leaves hours alone when the type is changed, typed or not, and sends none for a closed day', async () => {
  const { gateway, make } = schedulesPage();
  gateway.onSiteSchedules.gives(siteOf());
  const model = make();
  model.start();
  model.reading.open(7);
  await settled();
  const hours = model.shown.hoursToday;
  model.editors.edit(siteOf(), { layer: 'temporary', today: '2026-03-12', hours });
  const { form } = model.editors.schedule!.edit;
  const sent = () => (form.validated.ok ? form.validated.value.entries : null);
  const normal = WEEK.entries;
  expect(sent()).toEqual(normal);
  for (const kind of TEMPORARY_KINDS) {
    form.type('kind', kind);
    expect(sent()).toEqual(kind === 'Closed all day' ? [] : normal);
  }
  model.editors.schedule!.typeEntry(0, { closes: '21:30' });
  for (const kind of TEMPORARY_KINDS) form.type('kind', kind);
  expect(form.values.entries).toMatchObject([{ opens: '08:00', closes: '21:30' }]);
  model.dispose();
});

it('says what else is planned for the same days and which of the two counts, before it is saved', () => {
  const planned: SavedSchedule = {
    ...WEEK,
    id: 'stock',
    layer: 'temporary',
    kind: 'Closed all day',
    reason: 'Stock count',
    fromDay: '2026-03-20',
    toDay: '2026-03-21',
    entries: [],
  };
  const site = siteOf({ schedules: [WEEK, planned] });
  const { make } = schedulesPage();
  const model = make();
  model.editors.edit(site, { layer: 'temporary', today: '2026-03-12' });
  const editor = model.editors.schedule!;
  expect(editor.warnings).toEqual([]);
  editor.edit.form.type('toDay', '2026-03-31');
  expect(editor.warnings).toEqual([
    'On days and areas shared with “Closed all day” (Mar 20, 2026 to Mar 21, 2026, Stock count), that entry applies, not this one',
  ]);
  editor.edit.form.type('areaNums', [2]);
  expect(editor.warnings[0]).toContain('this entry applies');
  model.editors.edit(site, { layer: 'temporary', schedule: planned, today: '2026-03-12' });
  expect(model.editors.schedule!.warnings).toEqual([]);
});

it('carries the hours of one late day on to the days it is changed to, and asks for weekdays where there are some', () => {
  // A saved "Stay late today" covers only the weekday of its date.
  const [entry] = WEEK.entries;
  const late = (weekdays: number[]): SavedSchedule => ({
    ...WEEK,
    id: 'late',
    layer: 'temporary',
    kind: 'Stay late today',
    fromDay: '2026-03-12',
    toDay: '2026-03-12',
    entries: [{ ...entry!, weekdays }],
  });
  const { make } = schedulesPage();
  const model = make();
  const edit = (schedule: SavedSchedule) => {
    model.editors.edit(siteOf(), { layer: 'temporary', schedule, today: '2026-03-12' });
    return model.editors.schedule!;
  };
  const editor = edit(late([4]));
  expect([editor.edit.dirty, editor.hasOwnDays]).toEqual([false, false]);
  editor.edit.form.type('toDay', '2026-03-13');
  const { validated } = editor.edit.form;
  expect(validated.ok && validated.value.entries[0]?.weekdays).toEqual([1, 2, 3, 4, 5, 6, 7]);
  editor.addEntry();
  expect(editor.hasOwnDays).toBe(true);
  expect(edit({ ...late([4]), toDay: '2026-03-14' }).hasOwnDays).toBe(true);
});

it('deletes with a way back, by the revisions as they go on', async () => {
  const { gateway, model, toasts } = await opened();
  gateway.onDeleteSchedule.gives({});
  gateway.onRestoreSchedule.gives({});
  await model.remove(WEEK);
  expect(gateway.onDeleteSchedule.calls).toEqual([[{ sn: 7, id: 'week', rev: 3 }]]);
  toasts.shown().at(-1)?.action?.run();
  await settled();
  expect(gateway.onRestoreSchedule.calls).toEqual([[{ sn: 7, id: 'week', rev: 4 }]]);
});

it('takes a service kind for all checks, each changed afterwards', async () => {
  const { gateway, model, site } = await opened();
  model.editors.react(site);
  const editor = model.editors.reactions!;
  expect([kindOf(editor.form.values), editor.dirty]).toEqual(['Unsupervised', false]);
  chooseKind(editor, 'Supervised openings');
  editor.form.type('lateOpen', 'Off');
  expect(kindOf(editor.form.values)).toBeNull();
  gateway.onPutReactions.gives({});
  await editor.save();
  expect(gateway.onPutReactions.calls).toMatchObject([
    [{ sn: 7, values: { failToClose: 'Call', lateOpen: 'Off' }, rev: 0 }],
  ]);
});

it('assigns holidays from what it saw, and never without a choice', async () => {
  const holiday = {
    ...WEEK,
    id: 'h',
    rev: 2,
    layer: 'holiday' as const,
    holidayGroup: 'National' as const,
  };
  const { gateway, model, site } = await opened(siteOf({ schedules: [WEEK, holiday] }));
  model.editors.assignHolidays(site, null);
  const editor = model.editors.holidays!;
  await editor.edit.save();
  expect(editor.pickProblem).toBe('Choose at least one holiday');
  editor.pick({ holidayGroup: 'Regional', holidayName: 'Founders’ Day' }, true);
  gateway.onAssignHolidays.fails(LOST).gives({});
  await editor.edit.save();
  await editor.edit.save();
  const [first, second] = gateway.onAssignHolidays.calls;
  expect(first?.[0]).toMatchObject({ how: 'add', entries: [], seen: [{ id: 'h', rev: 2 }] });
  expect(second).toEqual(first);
});

describe('holidays that somebody else assigned meanwhile', () => {
  const christmas = { ...NATIONAL, id: 'x', holidayName: 'Christmas', changedBy: 'Lee Park' };
  const easter = { ...NATIONAL, id: 'e', holidayName: 'Easter' };
  const met = async (how: 'add' | 'replace', name: string) => {
    const { gateway, model, site } = await opened(siteOf({ schedules: [WEEK, easter] }));
    model.editors.assignHolidays(site, null);
    const editor = model.editors.holidays!;
    editor.pick({ holidayGroup: 'National', holidayName: name }, true);
    editor.close(false);
    editor.type({ opens: '09:00', closes: '12:00' });
    editor.chooseHow(how);
    gateway.onAssignHolidays.fails(STALE).gives({});
    gateway.onSiteSchedules.clear().gives(siteOf({ schedules: [WEEK, easter, christmas] }));
    await editor.edit.save();
    const sent = () =>
      gateway.onAssignHolidays.calls.map(([{ how: as, seen }]) => [as, seen.length]);
    return { editor, model, sent };
  };

  it('stay beside mine, if they are others and mine are added', async () => {
    const { model, sent } = await met('add', 'Memorial Day');
    expect(sent()).toEqual([
      ['add', 1],
      ['add', 2],
    ]);
    expect(model.editors.holidays).toBeNull();
  });

  it('are not replaced before the person says so', async () => {
    const { editor, sent } = await met('replace', 'Memorial Day');
    expect(editor.edit.meeting.open).toMatchObject([
      {
        label: 'Other holidays',
        words: { mine: 'Nothing', theirs: 'Easter (No activity), Christmas (No activity)' },
      },
    ]);
    pickVersions(editor.edit.meeting, 'theirs');
    expect(editor.how).toBe('add');
    await editor.edit.save();
    expect(sent().at(-1)).toEqual(['add', 2]);
  });

  it('are shown beside mine, if they are the same', async () => {
    const { editor } = await met('add', 'Christmas');
    expect(editor.edit.meeting.open).toMatchObject([{ label: 'Christmas' }]);
    const [clash] = editor.edit.meeting.open;
    expect(clash?.words.theirs).toBe('No activity');
    expect(clash?.words.mine).toContain('09:00');
    pickVersions(editor.edit.meeting, 'theirs');
    expect([editor.picks, editor.edit.dirty]).toEqual([[], false]);
    expect(clash && editor.edit.meeting.sideOf(clash)).toBe('theirs');
  });
});
