import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayNumber } from '#core/kernel/calendar-day.rule.ts';
import { effectiveHours, planHours } from '#core/schedules/effective-hours.rule.ts';
import { describeEachEngine } from '../harness/database.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';
import { closedOn, EIGHT_TO_SIX, type SchedulesWorld, schedulesWorld } from './schedules-world.ts';

/** The date on the test clock. The clock is set to 10:00. */
const TODAY = '2026-11-20';
const STALE = { ok: false, error: { kind: 'conflict', code: 'staleRev' } };

describeEachEngine('Staying late', (engine) => {
  let world: SchedulesWorld;
  beforeAll(async () => {
    world = await schedulesWorld(engine);
  });
  afterAll(() => world.close());

  const closings = async (sn: number, areaNum: number, day = TODAY) => {
    const { schedules, holidays } = await (await world.person()).shown(sn);
    const hours = effectiveHours(planHours(schedules, holidays), areaNum, dayNumber(day));
    return hours?.openings.map(({ to }) => to);
  };

  it('moves the closing of the areas that are open now, and says when normal hours are back', async () => {
    const sn = await world.site(['Open', 'Closed']);
    const owner = await world.customer({ links: [sn] });
    valueOf(await owner.week(sn, 0));
    const id = randomUUID();
    const answer = {
      id,
      moved: [
        {
          areaNums: [1],
          from: '18:00',
          to: '20:00',
          nextDay: false,
          normalFrom: '2026-11-21',
        },
      ],
    };
    expect(await owner.stayLate(sn, 120, [1080], id)).toEqual({ ok: true, value: answer });
    // Idempotent: repeating the request, as after a lost response, makes no second change.
    expect(await owner.stayLate(sn, 120, [1080], id)).toEqual({ ok: true, value: answer });
    expect(await closings(sn, 1)).toEqual([1200]);
    expect(await closings(sn, 2)).toEqual([1080]);
    expect(await closings(sn, 1, '2026-11-21')).toEqual([1080]);
    // Another press extends from the current closing time and replaces the first change.
    expect(valueOf(await owner.stayLate(sn, 30, [1200])).moved).toMatchObject([
      { from: '20:00', to: '20:30' },
    ]);
    expect(await closings(sn, 1)).toEqual([1230]);
    expect(valueOf(await owner.stayLate(sn, 120, [1080], id))).toEqual(answer);
    const temporary = (await owner.shown(sn)).schedules.filter(
      ({ layer }) => layer === 'temporary',
    );
    expect(temporary).toMatchObject([
      {
        kind: 'Stay late today',
        fromDay: TODAY,
        toDay: TODAY,
        areaNums: [1],
        authorizedBy: 'Carla Benson',
      },
    ]);
    expect(await world.lines(sn)).toEqual([
      'Staying late by Carla Benson: closing deadline moved from 18:00 to 20:00',
      'Staying late by Carla Benson: closing deadline moved from 20:00 to 20:30',
      'Weekly hours changed by Carla Benson: Hours',
    ]);
  });

  it('is one change when the same press comes twice at once, and never adds up what two people press', async () => {
    const sn = await world.site(['Open']);
    const [ana, lee] = [await world.person(), await world.customer({ links: [sn] })];
    valueOf(await ana.week(sn, 0));
    const id = randomUUID();
    const same = await Promise.all([
      ana.stayLate(sn, 60, [1080], id),
      ana.stayLate(sn, 60, [1080], id),
    ]);
    expect(same.map((one) => one.ok)).toEqual([true, true]);
    expect(await closings(sn, 1)).toEqual([1140]);
    const both = await Promise.all([ana.stayLate(sn, 60, [1140]), lee.stayLate(sn, 60, [1140])]);
    expect(both.filter((one) => !one.ok)).toMatchObject([STALE]);
    expect(await closings(sn, 1)).toEqual([1200]);
  });

  it('counts by its last press also where another area stayed late with this one, or somebody entered it by hand', async () => {
    const sn = await world.site(['Open', 'Open', 'Open']);
    const ana = await world.person();
    valueOf(await ana.week(sn, 0));
    const byHand = { ...closedOn(TODAY), kind: 'Stay late today' as const, areaNums: [3] };
    valueOf(await ana.add(sn, { ...byHand, entries: [{ ...EIGHT_TO_SIX, closesAt: 1110 }] }));
    valueOf(await ana.stayLate(sn, 60, [1080, 1110]));
    expect(await Promise.all([1, 2, 3].map((one) => closings(sn, one)))).toEqual([
      [1140],
      [1140],
      [1170],
    ]);
    // Closes the second area.
    await world.database.kysely
      .updateTable('area')
      .set({ state: 'Closed' })
      .where('site_num', '=', sn)
      .where('num', 'in', [2, 3])
      .execute();
    valueOf(await ana.stayLate(sn, 30, [1140]));
    expect(await Promise.all([1, 2, 3].map((one) => closings(sn, one)))).toEqual([
      [1170],
      [1140],
      [1170],
    ]);
    const kept = (await ana.shown(sn)).schedules.filter(({ layer }) => layer === 'temporary');
    expect(kept.map(({ areaNums }) => areaNums.join()).toSorted()).toEqual(['1', '2', '3']);
  });

  it('stands above what was planned for the same day and area', async () => {
    const sn = await world.site(['Open']);
    const ana = await world.person();
    valueOf(await ana.week(sn, 0));
    const planned = { ...closedOn(TODAY), kind: 'Changed hours' as const, areaNums: [1] };
    valueOf(await ana.add(sn, { ...planned, entries: [{ ...EIGHT_TO_SIX, closesAt: 960 }] }));
    expect(valueOf(await ana.stayLate(sn, 30, [960])).moved).toMatchObject([
      { from: '16:00', to: '16:30' },
    ]);
    expect(await closings(sn, 1)).toEqual([990]);
  });

  it('says so where nothing is open, and where today has no closing left', async () => {
    const shut = await world.site(['Closed']);
    const ana = await world.person();
    valueOf(await ana.week(shut, 0));
    expect(await ana.stayLate(shut, 60, [1080])).toMatchObject({ error: { code: 'nothingOpen' } });
    const open = await world.site(['Open']);
    expect(await ana.stayLate(open, 60, [])).toMatchObject({ error: { code: 'noClosingLeft' } });
    valueOf(await ana.week(open, 0));
    valueOf(await ana.add(open, closedOn(TODAY)));
    expect(await ana.stayLate(open, 60, [1080])).toMatchObject({
      error: { code: 'noClosingLeft', message: expect.stringContaining('no closing left') },
    });
    expect(await world.lines(open)).toHaveLength(2);
  });
});
