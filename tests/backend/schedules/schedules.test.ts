import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { UNSUPERVISED } from '#core/schedules/check-kinds.ts';
import { describeDatabase } from '../harness/database.ts';
import { seedContact } from '../harness/seed-contact.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';
import {
  closedOn,
  EIGHT_TO_SIX,
  GROUP,
  type SchedulesWorld,
  schedulesWorld,
} from './schedules-world.ts';

const FORBIDDEN = { ok: false, error: { kind: 'forbidden' } };
const NOT_FOUND = { ok: false, error: { kind: 'notFound' } };
const STALE = { ok: false, error: { kind: 'conflict', code: 'staleRev' } };
const DONE = { ok: true };

describeDatabase('the hours of a site', (engine) => {
  let world: SchedulesWorld;
  beforeAll(async () => {
    world = await schedulesWorld(engine);
    await world.holiday('Founders Day', '2026-12-15', 'Regional');
    await world.holiday('New Year', '2027-01-01');
    await world.holiday('Christmas', '2026-12-25');
  });
  afterAll(() => world.close());

  it('are read within the scope and by right, and changed by right alone', async () => {
    const sn = await world.site();
    const dealer = await world.person();
    const reader = await world.person({ roles: ['scheduleRead'] });
    const limited = await world.person({ roles: ['contactsRead'] });
    const owner = await world.customer({ links: [sn] });
    const stranger = await world.customer({ links: [await world.site()] });
    const other = await world.person({ groups: [9000] });
    expect(await owner.shown(sn)).toMatchObject({
      siteNum: sn,
      timeZone: 'America/New_York',
      schedules: [],
      mayAddTemporary: true,
      areas: [{ num: 1, state: 'Open' }, { num: 2 }],
      reactions: { rev: 0, values: UNSUPERVISED },
    });
    expect((await reader.shown(sn)).mayAddTemporary).toBe(false);
    expect(await limited.read(sn)).toMatchObject(FORBIDDEN);
    expect(await limited.stayLate(sn, 60, [1080])).toMatchObject(FORBIDDEN);
    for (const one of [stranger, other]) {
      expect(await one.read(sn)).toEqual(NOT_FOUND);
      expect(await one.week(sn, 0)).toEqual(NOT_FOUND);
      expect(await one.add(sn, closedOn('2026-12-01'))).toEqual(NOT_FOUND);
      expect(await one.stayLate(sn, 60, [1080])).toEqual(NOT_FOUND);
    }
    expect(await reader.week(sn, 0)).toMatchObject(FORBIDDEN);
    expect(await reader.react(sn, 0, UNSUPERVISED)).toMatchObject(FORBIDDEN);
    expect(await reader.add(sn, closedOn('2026-12-01'))).toMatchObject(FORBIDDEN);
    expect(await reader.stayLate(sn, 60, [1080])).toMatchObject(FORBIDDEN);
    expect(await world.lines(sn)).toEqual([]);
    expect(await dealer.week(sn, 0)).toMatchObject(DONE);
    expect(await owner.add(sn, closedOn('2026-12-01'))).toMatchObject(DONE);
  });

  it('open their temporary entries, and nothing else, to a customer whose contact has authority 2', async () => {
    const sn = await world.site();
    const owner = await world.person();
    valueOf(await owner.week(sn, 0));
    const mail = `${randomUUID().slice(0, 8)}@example.com`;
    const seed = { links: [sn], roles: ['scheduleRead'] };
    const contacts = [{ type: 'email' as const, value: mail }];
    const person = await world.customer({ ...seed, contacts });
    expect(await person.stayLate(sn, 60, [1080])).toMatchObject(FORBIDDEN);
    const on = { group: GROUP, site: sn, name: 'Ana' };
    const { id } = await seedContact(world.database.kysely, {
      ...on,
      position: 1,
      email: mail.toUpperCase(),
    });
    const authority = (level: number, suspended = false) =>
      world.database.kysely
        .updateTable('contact')
        .set({ authority: level, suspended })
        .where('id', '=', id)
        .execute();
    await authority(1);
    expect((await person.shown(sn)).mayAddTemporary).toBe(false);
    expect(await person.add(sn, closedOn('2026-12-01'))).toMatchObject(FORBIDDEN);
    await authority(2, true);
    expect(await person.add(sn, closedOn('2026-12-01'))).toMatchObject(FORBIDDEN);
    await authority(2);
    expect((await person.shown(sn)).mayAddTemporary).toBe(true);
    const added = randomUUID();
    expect(await person.add(sn, closedOn('2026-12-01'), added)).toMatchObject(DONE);
    expect(await person.stayLate(sn, 60, [1080])).toMatchObject(DONE);
    expect(await person.remove(sn, added, 1)).toMatchObject(DONE);
    expect(await person.week(sn, 1)).toMatchObject(FORBIDDEN);
    const holiday = { layer: 'holiday', kind: null, fromDay: null, toDay: null } as const;
    const form = { ...closedOn(''), ...holiday, holidayGroup: 'National' as const };
    expect(await person.add(sn, form)).toMatchObject({
      error: { kind: 'forbidden', code: 'temporaryOnly' },
    });
    // A dealer's user is not on a call list, even with a matching contact.
    const clerk = await world.person({ roles: ['scheduleRead'], contacts });
    expect(await clerk.add(sn, closedOn('2026-12-01'))).toMatchObject(FORBIDDEN);
  });

  it('keep the permanent week of some areas by its revision, with one line of history and one of the record', async () => {
    const sn = await world.site();
    const [ana, lee] = [
      await world.person({ name: 'Ana Reyes' }),
      await world.person({ name: 'Lee Park' }),
    ];
    const id = randomUUID();
    valueOf(await ana.week(sn, 0, [EIGHT_TO_SIX], [], id));
    valueOf(await ana.week(sn, 0, [EIGHT_TO_SIX], [], id));
    valueOf(await ana.week(sn, 1));
    const kept = (await ana.shown(sn)).schedules;
    expect(kept).toMatchObject([
      { id, rev: 1, layer: 'permanent', areaNums: [], entries: [EIGHT_TO_SIX] },
    ]);
    const later = { ...EIGHT_TO_SIX, closesAt: 1140 };
    const race = await Promise.all([ana.week(sn, 1, [later]), lee.week(sn, 1, [])]);
    expect(race.filter((one) => !one.ok)).toMatchObject([STALE]);
    expect(JSON.stringify(race)).toMatch(/Changed by (Ana Reyes|Lee Park) at \d\d:\d\d EST\./);
    expect(await lee.week(sn, 0)).toMatchObject(STALE);
    // The office area may have its own permanent week.
    valueOf(await ana.week(sn, 0, [later], [2]));
    expect(await ana.week(sn, 0, [later], [7])).toMatchObject({ error: { code: 'unknownArea' } });
    const twice = [EIGHT_TO_SIX, { ...EIGHT_TO_SIX, weekdays: [3], opensAt: 600 }];
    expect(await ana.week(sn, 2, twice)).toMatchObject({
      error: { kind: 'unacceptable', message: 'Two openings overlap on the same day.' },
    });
    expect(
      await ana.week(sn, 2, [{ ...EIGHT_TO_SIX, opensAt: 1070, windowAfter: 15 }]),
    ).toMatchObject({
      error: { message: expect.stringContaining('The grace period after opening is longer') },
    });
    expect((await ana.shown(sn)).schedules).toHaveLength(2);
    const lines = await world.lines(sn);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toBe('Weekly hours changed by Ana Reyes: Hours');
    const record = await world.record(sn);
    expect(record.map(({ operation }) => operation)).toEqual(Array(3).fill('schedule.week'));
    expect(JSON.stringify(record[1])).toContain('1080');
  });

  it('keep the weekdays of a temporary entry, and refuse weekdays that its days do not have', async () => {
    const sn = await world.site();
    const ana = await world.person({ name: 'Ana Reyes' });
    const form = { ...closedOn('2026-12-07'), toDay: '2026-12-16' };
    valueOf(await ana.add(sn, { ...form, appliesOn: [6, 1, 6] }));
    const [kept] = (await ana.shown(sn)).schedules;
    expect(kept).toMatchObject({ rev: 1, appliesOn: [1, 6] });
    expect(JSON.stringify(await world.record(sn))).toContain('Mon, Sat');
    valueOf(await ana.add(sn, { ...form, appliesOn: [7] }));
    const id = kept?.id ?? '';
    expect(await ana.change(sn, id, 1, { ...form, toDay: '2026-12-08', appliesOn: [5] })).toEqual({
      ok: false,
      error: expect.objectContaining({
        kind: 'unacceptable',
        message: expect.stringContaining('None of these weekdays'),
      }),
    });
    expect(await ana.change(sn, id, 1, { ...form, appliesOn: [] })).toMatchObject({ ok: false });
    valueOf(await ana.change(sn, id, 1, { ...form, appliesOn: [1] }));
    const days = (await ana.shown(sn)).schedules.map(({ appliesOn }) => appliesOn);
    expect(days.toSorted()).toEqual([[1], [7]]);
  });

  it('take a temporary entry once, change it by its revision, and give it back after a delete', async () => {
    const sn = await world.site();
    const ana = await world.person({ name: 'Ana Reyes' });
    const id = randomUUID();
    valueOf(await ana.add(sn, closedOn('2026-12-01'), id));
    valueOf(await ana.add(sn, closedOn('2026-12-24'), id));
    const [kept] = (await ana.shown(sn)).schedules;
    expect(kept).toMatchObject({ id, rev: 1, fromDay: '2026-12-01', changedBy: 'Ana Reyes' });
    const wrong = [
      { ...closedOn('2026-12-01'), toDay: '2026-11-30' },
      { ...closedOn('2026-02-30') },
      { ...closedOn('2026-12-01'), reason: 'x'.repeat(256) },
      { ...closedOn('2026-12-01'), kind: 'Changed hours' as const },
      { ...closedOn('2026-12-01'), entries: [EIGHT_TO_SIX] },
      { ...closedOn('2026-12-01'), toDay: '2027-12-02' },
    ];
    for (const form of wrong)
      expect(await ana.change(sn, id, 1, form)).toMatchObject({
        error: { code: 'scheduleRefused' },
      });
    const longer = { ...closedOn('2026-12-01'), toDay: '2026-12-03' };
    valueOf(await ana.change(sn, id, 1, longer));
    valueOf(await ana.change(sn, id, 2, longer));
    expect(await ana.change(sn, id, 1, longer)).toMatchObject(STALE);
    expect(await ana.remove(sn, id, 1)).toMatchObject(STALE);
    valueOf(await ana.remove(sn, id, 2));
    expect((await ana.shown(sn)).schedules).toEqual([]);
    expect(await ana.restore(sn, id, 2)).toMatchObject(STALE);
    valueOf(await ana.restore(sn, id, 3));
    expect((await ana.shown(sn)).schedules).toMatchObject([{ id, rev: 4, toDay: '2026-12-03' }]);
    expect(await world.lines(sn)).toEqual([
      'Schedule added by Ana Reyes: Closed all day',
      'Schedule changed by Ana Reyes: Closed all day: To',
      'Schedule deleted by Ana Reyes: Closed all day',
      'Schedule restored by Ana Reyes: Closed all day',
    ]);
  });

  it('take no second temporary entry of the same days and areas, whose hours nobody could foretell, and name the one there', async () => {
    const sn = await world.site();
    const ana = await world.person();
    const [first, inside] = [randomUUID(), randomUUID()];
    const days = { ...closedOn('2026-12-24'), toDay: '2026-12-26' };
    const changed = { ...days, kind: 'Changed hours' as const, entries: [EIGHT_TO_SIX] };
    const refused = {
      ok: false,
      error: {
        kind: 'conflict',
        code: 'scheduleOverlaps',
        message:
          '“Closed all day” (Dec 24, 2026 to Dec 26, 2026, Stocktaking) covers the same days and areas. Change or delete it, or choose other days or areas.',
      },
    };
    valueOf(await ana.add(sn, days, first));
    expect(await ana.add(sn, changed)).toEqual(refused);
    // A season within the existing one, or for other areas, is allowed.
    valueOf(await ana.add(sn, { ...changed, toDay: '2026-12-25' }, inside));
    valueOf(await ana.add(sn, { ...changed, areaNums: [2] }));
    expect(await ana.change(sn, inside, 1, changed)).toEqual(refused);
    valueOf(await ana.remove(sn, first, 1));
    valueOf(await ana.change(sn, inside, 1, changed));
    expect(await ana.restore(sn, first, 2)).toMatchObject({
      error: { code: 'scheduleOverlaps', message: expect.stringContaining('“Changed hours”') },
    });
    const season = { ...changed, layer: 'alternate' as const, kind: null, reason: 'Winter' };
    valueOf(await ana.add(sn, season));
    expect(await ana.add(sn, { ...season, reason: 'Snow' })).toMatchObject({
      error: { message: expect.stringContaining('“Winter” (Dec 24, 2026 to Dec 26, 2026) covers') },
    });
    expect((await ana.shown(sn)).schedules).toHaveLength(3);
  });

  it('assign holidays: add leaves the others, replace takes them away, and what changed meanwhile is not overwritten', async () => {
    const sn = await world.site();
    const ana = await world.person();
    const named = (holidayGroup: 'National' | 'Regional', holidayName: string | null) => ({
      id: randomUUID() as string,
      holidayGroup,
      holidayName,
    });
    const seen = async () => (await ana.shown(sn)).schedules.map(({ id, rev }) => ({ id, rev }));
    const all = named('National', null);
    const first = { how: 'add' as const, areaNums: [], entries: [], holidays: [all], seen: [] };
    valueOf(await ana.assign(sn, first));
    valueOf(await ana.assign(sn, first));
    const special = { ...EIGHT_TO_SIX, opensAt: 600 };
    const founders = named('Regional', 'Founders Day');
    const more = { ...first, entries: [special], holidays: [founders] };
    expect(await ana.assign(sn, more)).toMatchObject(STALE);
    valueOf(await ana.assign(sn, { ...more, seen: await seen() }));
    const names = async () =>
      (await ana.shown(sn)).schedules
        .map((one) => [one.holidayGroup, one.holidayName ?? 'all', one.entries.length].join(' '))
        .toSorted();
    expect(await names()).toEqual(['National all 0', 'Regional Founders Day 1']);
    const replace = {
      ...first,
      how: 'replace' as const,
      holidays: [named('National', 'Christmas')],
    };
    valueOf(await ana.assign(sn, { ...replace, seen: await seen() }));
    expect(await names()).toEqual(['National Christmas 0']);
    const nobodys = { ...first, holidays: [named('National', 'Nobody knows')], seen: await seen() };
    expect(await ana.assign(sn, nobodys)).toMatchObject({ error: { code: 'unknownHoliday' } });
    expect(await world.lines(sn)).toHaveLength(3);
  });

  it('keep what follows when a time is missed, by its revision', async () => {
    const sn = await world.site();
    const ana = await world.person();
    const values = { ...UNSUPERVISED, failToClose: 'Call' as const };
    valueOf(await ana.react(sn, 0, values));
    expect(await ana.react(sn, 0, UNSUPERVISED)).toMatchObject(STALE);
    valueOf(await ana.react(sn, 1, values));
    expect((await ana.shown(sn)).reactions).toMatchObject({ rev: 1, values });
    expect(await world.lines(sn)).toEqual([
      expect.stringContaining('Reactions to missed times changed'),
    ]);
  });
});
