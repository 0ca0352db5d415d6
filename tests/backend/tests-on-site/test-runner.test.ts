import { afterAll, beforeAll, expect, it } from 'vitest';
import { isoInstant } from '#core/kernel/instant.ts';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { describeDatabase } from '../harness/database.ts';
import {
  HOUR,
  MINUTE,
  testedSiteWorld,
  type TestedSiteWorld,
  valueOf,
} from './tested-site-world.ts';

describeDatabase('tests by the clock', (engine) => {
  let world: TestedSiteWorld;
  beforeAll(async () => {
    world = await testedSiteWorld(engine);
  });
  afterAll(() => world.close());

  const historyAt = async (sn: number) =>
    (
      await world.database.kysely
        .selectFrom('activity')
        .select(['event', 'at'])
        .where('site_num', '=', sn)
        .orderBy('at')
        .execute()
    ).map(({ event, at }) => `${event} ${isoInstant(at)}`);

  it('begin and end at their own times, told once, also when nobody looked for a day', async () => {
    const sn = await world.site();
    const dealer = await world.person();
    const now = world.clock.now();
    valueOf(await dealer.place(sn, { startsAt: isoInstant(now + HOUR), length: HOUR }));
    await world.work();
    expect(await historyAt(sn)).toEqual([`Test planned ${isoInstant(now)}`]);
    world.clock.advance(24 * HOUR);
    await world.work();
    await world.work();
    expect(await historyAt(sn)).toEqual([
      `Test planned ${isoInstant(now)}`,
      `Test started ${isoInstant(now + HOUR)}`,
      `Test ended ${isoInstant(now + 2 * HOUR)}`,
    ]);
    expect((await world.history(sn)).slice(1)).toEqual([
      'System: Test started by itself',
      'System: Test ended by itself',
    ]);
    const [test] = valueOf(await dealer.list(sn)).tests;
    expect(test).toMatchObject({ clearedAt: null });
    expect(await dealer.clear(test?.id ?? '')).toMatchObject({ error: { code: 'testOver' } });
  });

  it('warn whoever placed them once by every wished channel, again after an extension, and nobody else', async () => {
    const sn = await world.site();
    const contacts = [
      { type: 'email' as const, value: 'lee.warned@example.com' },
      { type: 'cellPhone' as const, value: '+12075550177' },
    ];
    const dealer = await world.person({ contacts });
    // A test with a warning is refused if the user has no address for the chosen channel.
    const mute = await world.person();
    const noChannel = await mute.place(sn, { warning: { minutes: [30], channels: ['sms'] } });
    expect(noChannel).toMatchObject({ error: { kind: 'unacceptable', code: 'testRefused' } });
    expect(JSON.stringify(noChannel)).toContain('mobile number');
    const { test } = valueOf(
      await dealer.place(sn, { warning: { minutes: [30, 5], channels: ['email', 'sms'] } }),
    );
    const sent = async () =>
      [...(await world.sentTo('lee.warned@example.com')), ...(await world.sentTo('+12075550177'))]
        .filter(({ subject }) => subject.startsWith(`Test of Site ${sn}`))
        .map(({ channel, text }) => `${channel} ${/in \d+ minutes/.exec(text)?.[0] ?? 'never'}`);
    const pass = async (minutes: number) => {
      world.clock.advance(minutes * MINUTE);
      await world.work();
      await world.work();
    };
    await pass(89);
    expect(await sent()).toEqual([]);
    await pass(1);
    expect(await sent()).toEqual(['email in 30 minutes', 'sms in 30 minutes']);
    await pass(15);
    expect(await sent()).toHaveLength(2);
    valueOf(await dealer.extend(test.id, 1));
    await pass(16);
    expect(await sent()).toEqual([
      'email in 30 minutes',
      'email in 30 minutes',
      'sms in 30 minutes',
      'sms in 30 minutes',
    ]);
    const inApp = await world.database.kysely
      .selectFrom('live_event')
      .select(['data', 'account_id'])
      .where('site_num', '=', sn)
      .where('kind', '=', 'test')
      .orderBy('seq')
      .execute();
    expect(inApp.filter(({ data }) => data['event'] === 'Test warning')).toMatchObject([
      {
        data: { testId: test.id, minutes: 15, siteName: `Site ${sn}` },
        account_id: dealer.account.id,
      },
    ]);
    // Only the user who placed the test gets the warning. Other test events go to all users.
    expect(inApp.filter(({ account_id }) => account_id !== null)).toHaveLength(1);
  });

  it('that recur begin again by the clocks of the site, on the night that moves them too, until they are taken off', async () => {
    const sn = await world.site();
    const dealer = await world.person();
    const zone = 'America/New_York';
    const moveTo = (at: number): void => world.clock.advance(at - world.clock.now());
    moveTo(temporalWallClock.instant('2027-03-13T00:00', zone));
    const daily = { weekdays: [1, 2, 3, 4, 5, 6, 7], from: 150, to: 240, until: '2027-03-20' };
    valueOf(await dealer.place(sn, { recurrence: daily }));
    const times = async () =>
      valueOf(await dealer.list(sn))
        .tests.map(({ startsAt, endsAt }) => `${startsAt} ${endsAt}`)
        .toSorted();
    moveTo(temporalWallClock.instant('2027-03-15T05:00', zone));
    await world.work();
    // A daily test from 02:30 to 04:00. On March 14, clocks skip 02:30, so the test lasts from 03:30 to 04:00.
    expect(await times()).toEqual([
      '2027-03-13T07:30:00.000Z 2027-03-13T09:00:00.000Z',
      '2027-03-14T07:30:00.000Z 2027-03-14T08:00:00.000Z',
      '2027-03-15T06:30:00.000Z 2027-03-15T08:00:00.000Z',
      '2027-03-16T06:30:00.000Z 2027-03-16T08:00:00.000Z',
    ]);
    moveTo(temporalWallClock.instant('2027-03-16T03:00', zone));
    await world.work();
    const running = valueOf(await dealer.list(sn)).tests[0];
    valueOf(await dealer.clear(running?.id ?? ''));
    const [next] = valueOf(await dealer.list(sn)).tests;
    expect(next?.startsAt).toBe('2027-03-17T06:30:00.000Z');
    valueOf(await dealer.clear(next?.id ?? ''));
    moveTo(temporalWallClock.instant('2027-03-20T03:00', zone));
    await world.work();
    expect((await times()).at(-1)).toBe('2027-03-17T06:30:00.000Z 2027-03-17T08:00:00.000Z');
  });
});
