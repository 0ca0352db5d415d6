import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayNumber, dayText } from '#core/kernel/calendar-day.rule.ts';
import { describeEachEngine } from '#tests/backend/harness/database.ts';
import { hoursLayer, openingHours } from '#tests/backend/harness/seed-hours.ts';
import { SupervisedSites } from '#tests/backend/harness/supervised-site.ts';
import { openTestWorld, type TestWorld } from '#tests/backend/harness/test-world.ts';

const HOUR = 3600000;

describeEachEngine('openings and closings compared with the hours', (engine) => {
  let world: TestWorld;
  let sites: SupervisedSites;
  let day = 0;
  /** Formats a local time on the day of this test. Tests use different days. */
  const at = (time: string, after = 0): string =>
    `${dayText(dayNumber('2027-01-01') + day + after)}T${time}`;
  const begin = async (rest: Parameters<SupervisedSites['add']>[0] = {}): Promise<void> => {
    day += 2;
    sites.goTo(at('07:00'));
    await sites.add(rest);
  };
  /** Adds a site that is opened on time and never closed. */
  const staysOpen = async (rest: Parameters<SupervisedSites['add']>[0] = {}): Promise<void> => {
    await begin(rest);
    sites.goTo(at('08:55'));
    await sites.open();
  };
  const events = async (): Promise<readonly string[]> =>
    (await sites.raised()).map(({ event, at: wall }) => `${wall.slice(11)} ${event}`);

  beforeAll(async () => {
    world = await openTestWorld(engine);
    sites = await SupervisedSites.open(world, 7701);
  });
  afterAll(() => world.close());

  it('are checked when they come in, and failures when their window ends', async () => {
    await begin();
    sites.goTo(at('08:00'));
    await sites.open();
    sites.goTo(at('18:14'));
    await sites.look();
    expect(await sites.raised()).toEqual([
      { event: 'Early opening', at: at('08:00'), name: 'sched.earlyOpen.log' },
    ]);
    sites.goTo(at('18:15'));
    await sites.look();
    sites.goTo(at('19:52'));
    await sites.close();
    expect((await sites.raised()).slice(1)).toEqual([
      { event: 'Fail to close', at: at('18:15'), name: 'sched.failToClose.log' },
      { event: 'Late closing', at: at('19:52'), name: 'sched.lateClose.log' },
    ]);
    expect(await sites.mails()).toEqual([]);
    expect(await sites.alarms()).toEqual([]);
  });

  it('count by the time of the signal, in whatever order they arrive and however often', async () => {
    await begin();
    sites.goTo(at('13:00'));
    await sites.close(at('12:30'));
    await sites.open(at('07:30'));
    await sites.open(at('07:30'));
    await sites.close(at('12:30'));
    await sites.look();
    // The early closing was recognized only after the delayed opening signal had arrived.
    expect(await events()).toEqual(['07:30 Early opening', '12:30 Early closing']);
  });

  it('of a signal that is handed in twice under one counter are checked once', async () => {
    await begin();
    sites.goTo(at('07:30'));
    const signal = sites.receiver.signal(sites.xmit, '1401 u2');
    await Promise.all([sites.receiver.send(signal), sites.receiver.send(signal)]);
    expect(await events()).toEqual(['07:30 Early opening']);
  });

  it('say who opened, where, by when, and which day it is about', async () => {
    await staysOpen({ areas: ['Closed', 'Closed'], reactions: { failToClose: 'Notify' } });
    sites.goTo(at('18:15'));
    await sites.look();
    const [row] = await world.database.kysely
      .selectFrom('activity')
      .select(['kind', 'code', 'priority', 'area_num', 'zone', 'comment', 'detail', 'on_test'])
      .where('site_num', '=', sites.num)
      .where('event', '=', 'Fail to close')
      .execute();
    expect(row).toMatchObject({
      kind: 'Open/close',
      code: '454',
      priority: 3,
      area_num: 1,
      zone: null,
      on_test: false,
      comment: 'Area 1 was not closed by 18:15',
      detail: { event: 'sched.failToClose', day: at('').slice(0, 10), due: '18:15' },
    });
  });

  it('missed at the same moment by two servers are raised once', async () => {
    await staysOpen({ reactions: { failToClose: 'Call' } });
    sites.goTo(at('18:15'));
    await Promise.all([sites.look(), sites.look(), sites.look()]);
    expect(await events()).toEqual(['18:15 Fail to close']);
    expect(await sites.alarms()).toHaveLength(1);
  });

  it('are told to contacts who wish it, each of them once', async () => {
    await staysOpen({ reactions: { failToClose: 'Notify', earlyOpen: 'Off' } });
    sites.goTo(at('18:16'));
    await Promise.all([sites.look(), sites.look()]);
    const [mail, ...more] = await sites.mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Openings and closings: Shop');
    expect(mail?.text).toContain('The house was not closed by 18:15.');
    const texts = await sites.texts();
    expect(texts).toHaveLength(1);
    expect(await sites.alarms()).toEqual([]);
  });

  it('that somebody calls about open one alarm, which is worked to its end like any other', async () => {
    await staysOpen({ reactions: { failToClose: 'Call', lateClose: 'Call' } });
    sites.goTo(at('18:15'));
    await sites.look();
    const [opened] = await sites.alarms();
    expect(opened).toMatchObject({
      state: 'New',
      event: 'Fail to close',
      event_code: '454',
      service_type: 'Schedule',
      priority: 3,
      action_plan: 'call',
      raised_at: sites.instant(at('18:15')),
    });
    const num = opened?.num ?? 0;
    const { receiver } = sites;
    await receiver.send(receiver.action(num, 'Called', { comment: 'Premises: staying late' }));
    sites.goTo(at('19:52'));
    await sites.close();
    expect(await sites.alarms()).toMatchObject([{ num, state: 'In progress' }]);
    await receiver.send(receiver.action(num, 'Full clear', { disposition: 'False – user error' }));
    expect(await sites.alarms()).toMatchObject([
      { num, state: 'Cleared', disposition: 'False – user error' },
    ]);
    const liveEvents = await world.database.kysely
      .selectFrom('live_event')
      .select('data')
      .where('site_num', '=', sites.num)
      .where('kind', '=', 'alarm')
      .orderBy('seq')
      .execute();
    expect(liveEvents[0]?.data).toMatchObject({ num, state: 'New', event: 'Fail to close' });
    expect(await sites.mails()).toHaveLength(2);
  });

  it('are nothing where the site wants nothing done', async () => {
    await staysOpen({ reactions: { failToClose: 'Off' } });
    sites.goTo(at('18:20'));
    await sites.look();
    expect(await events()).toEqual([]);
  });

  describe('noticed late', () => {
    it('by more than two hours are only written down, each at its own time and in its order', async () => {
      await begin({ reactions: { failToOpen: 'Call', failToClose: 'Call', lateClose: 'Call' } });
      sites.goTo(at('20:16'));
      await sites.open(at('10:00'));
      await sites.close(at('18:20'));
      await sites.look();
      expect(await sites.raised()).toEqual([
        { event: 'Fail to open', at: at('09:15'), name: 'sched.failToOpen.log' },
        { event: 'Late opening', at: at('10:00'), name: 'sched.lateOpen.log' },
        { event: 'Fail to close', at: at('18:15'), name: 'sched.failToClose.log' },
        { event: 'Late closing', at: at('18:20'), name: 'sched.lateClose' },
      ]);
      expect(await sites.alarms()).toMatchObject([{ event: 'Late closing' }]);
    });

    it('after days without a server are checked by what the area was on each of them', async () => {
      await staysOpen();
      sites.goTo(at('08:00', 7));
      await sites.close(at('18:00'));
      // The shop stays closed on day 1, opens on day 2, and stays open until 02:00 on day 4.
      await sites.open(at('09:00', 2));
      await sites.close(at('02:00', 4));
      await sites.look();
      const days = (await sites.raised()).map(({ event, at: wall }) => `${wall} ${event}`);
      expect(days).toEqual([
        `${at('09:15', 1)} Fail to open`,
        `${at('18:15', 2)} Fail to close`,
        `${at('18:15', 3)} Fail to close`,
        `${at('02:00', 4)} Late closing`,
        `${at('09:15', 4)} Fail to open`,
        `${at('09:15', 5)} Fail to open`,
        `${at('09:15', 6)} Fail to open`,
      ]);
      day += 8;
    });
  });

  describe('on test, out of service or in a flood', () => {
    it('are written down on test and nobody is told', async () => {
      await begin({
        reactions: { earlyOpen: 'Notify', failToClose: 'Call' },
        tests: [{ startsAt: 0, endsAt: sites.instant(at('23:00', 2)) }],
      });
      sites.goTo(at('07:30'));
      await sites.open();
      sites.goTo(at('18:15'));
      await sites.look();
      const rows = await world.database.kysely
        .selectFrom('activity')
        .select(['on_test', 'alarm_num'])
        .where('site_num', '=', sites.num)
        .where('service_type', '=', 'Schedule')
        .execute();
      expect(rows).toEqual([
        { on_test: true, alarm_num: null },
        { on_test: true, alarm_num: null },
      ]);
      expect([...(await sites.mails()), ...(await sites.alarms())]).toEqual([]);
    });

    it.each([
      ['Out of service', ['18:15 Fail to close'], 0],
      ['Panel disconnected', [], 0],
      ['Billing hold', ['18:15 Fail to close'], 1],
    ] as const)('follow the category %s', async (category, written, alarms) => {
      await staysOpen({ reactions: { failToClose: 'Call' } });
      await world.database.kysely
        .updateTable('device')
        .set({ out_of_service: category })
        .where('site_num', '=', sites.num)
        .execute();
      sites.goTo(at('18:15'));
      await sites.look();
      expect(await events()).toEqual(written);
      expect(await sites.alarms()).toHaveLength(alarms);
    });

    it('call nobody while the panel says the same again and again', async () => {
      await staysOpen({ reactions: { failToClose: 'Call' } });
      sites.goTo(at('18:14'));
      await sites.receiver.send(
        ...Array.from({ length: 80 }, () => sites.receiver.signal(sites.xmit, '1383 z9')),
      );
      sites.goTo(at('18:15'));
      await sites.look();
      const [row] = await sites.raised();
      expect(row?.name).toBe('sched.failToClose.log');
      const called = (await sites.alarms()).filter(({ event }) => event === 'Fail to close');
      expect(called).toEqual([]);
    });

    it('are nothing at a site that is not installed yet, or no longer served', async () => {
      for (const state of ['installPending', 'cancelled'] as const) {
        await begin({ state, areas: ['Open'], reactions: { failToClose: 'Call' } });
        sites.goTo(at('18:15'));
        await sites.look();
        expect(await events()).toEqual([]);
      }
    });
  });

  describe('after a change of the hours', () => {
    it('a deadline that was moved is asked for at its new time, once', async () => {
      await staysOpen();
      sites.goTo(at('18:10'));
      const late = openingHours({ closesAt: 19 * 60 });
      const today = at('').slice(0, 10);
      const stay = {
        layer: 'temporary',
        kind: 'Stay late today',
        fromDay: today,
        toDay: today,
      } as const;
      await sites.hours([hoursLayer(), hoursLayer({ ...stay, entries: [late] })]);
      sites.goTo(at('19:14'));
      await sites.look();
      expect(await events()).toEqual([]);
      sites.goTo(at('19:15'));
      await Promise.all([sites.look(), sites.look()]);
      expect(await events()).toEqual(['19:15 Fail to close']);
    });

    it('a deadline that passed unnoticed is asked for by the hours as they are when somebody looks', async () => {
      await staysOpen();
      sites.goTo(at('18:20'));
      await sites.hours([hoursLayer({ entries: [openingHours({ closesAt: 19 * 60 })] })]);
      await sites.look();
      expect(await events()).toEqual([]);
      sites.goTo(at('19:15'));
      await sites.look();
      expect(await events()).toEqual(['19:15 Fail to close']);
    });

    it('whoever stays late again is asked again, by the time that was agreed last', async () => {
      await staysOpen();
      sites.goTo(at('18:15'));
      await sites.look();
      await sites.hours([hoursLayer({ entries: [openingHours({ closesAt: 20 * 60 })] })]);
      sites.goTo(at('20:15'));
      await sites.look();
      await sites.hours([hoursLayer({ entries: [openingHours({ closesAt: 18 * 60 })] })]);
      sites.goTo(at('21:00'));
      await sites.look();
      expect(await events()).toEqual(['18:15 Fail to close', '20:15 Fail to close']);
    });

    it('nothing is asked of the time before there were hours, or after there are none', async () => {
      day += 2;
      sites.goTo(at('10:00'));
      await sites.add();
      await sites.open(at('06:00'));
      await sites.look();
      expect(await events()).toEqual([]);
      await sites.hours([]);
      sites.goTo(at('18:30'));
      await sites.look();
      await sites.close();
      expect(await events()).toEqual([]);
      expect(
        await world.database.kysely
          .selectFrom('supervision_watch')
          .select('site_num')
          .where('site_num', '=', sites.num)
          .execute(),
      ).toEqual([]);
    });
  });

  it('a holiday that is added today is asked for from now on, and not for what was', async () => {
    await begin({
      layers: [
        hoursLayer(),
        hoursLayer({ layer: 'holiday', holidayGroup: 'Regional', entries: [] }),
      ],
    });
    sites.goTo(at('08:55'));
    await sites.open();
    await sites.look();
    await sites.holiday('Regional', at('').slice(0, 10));
    sites.goTo(at('18:15'));
    await sites.look();
    expect(await events()).toEqual([]);
    world.clock.advance(24 * HOUR);
    await sites.look();
    expect(await events()).toEqual(['18:15 Fail to close']);
  });

  it('sites whose hours came in by another way are watched within the hour', async () => {
    await begin();
    await sites.unwatch();
    world.clock.advance(HOUR);
    await sites.look();
    sites.goTo(at('09:15'));
    await sites.look();
    expect(await events()).toEqual(['09:15 Fail to open']);
  });

  it('are kept for 90 days', async () => {
    await begin();
    sites.goTo(at('09:15'));
    await sites.look();
    expect(await sites.kept()).toBe(1);
    world.clock.advance(90 * 24 * HOUR - 1);
    await sites.sweep();
    expect(await sites.kept()).toBe(1);
    world.clock.advance(1);
    await sites.sweep();
    expect(await sites.kept()).toBe(0);
  });
});
