import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemoWorld } from '#adapters/server/demo/seed-demo-world.ts';
import { ALARM_WEEKS, describeAlarmWeeks } from '#core/backend/home/describe-alarm-weeks.rule.ts';
import { describeVolume, volumeSince } from '#core/backend/home/describe-volume.rule.ts';
import { homeBounds } from '#core/backend/home/home-bounds.rule.ts';
import { dealerAlarmsSchema } from '#core/home/dealer-alarms.schema.ts';
import { dealerHomeSchema, dealerVolumeSchema } from '#core/home/dealer-home.schema.ts';
import { calendarDay, dayAfter } from '#core/kernel/calendar-day.rule.ts';
import { openTestDatabase, type TestDatabase } from '#tests/backend/harness/database.ts';
import type { ActivityKind } from '#core/alarms/activity-kind.ts';
import { ACCOUNT_LIST } from '#core/sites/account-list.ts';
import { testVault } from '#tests/backend/harness/test-vault.ts';

const NOW = Date.UTC(2026, 2, 12, 18, 8);
const DAY = 86400000;
const ZONE = 'America/New_York';
const SIGNALS: readonly ActivityKind[] = [
  'Alarm',
  'Restore',
  'Cancel/abort',
  'Trouble',
  'Supervisory',
  'Open/close',
  'Test',
];

describe('figures of a dashboard of the demo world', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase({ engine: 'embedded' });
    await seedDemoWorld(database, {
      now: NOW,
      consumerUrl: 'http://localhost:4281',
      dealerUrl: 'http://localhost:4280',
      size: 'full',
      providerName: 'Northgate Monitoring',
      vault: testVault,
      hashSecret: (secret) => Promise.resolve(`hash of ${secret}`),
    });
  }, 300_000);
  afterAll(() => database.close());

  const read = (group: number) =>
    database.unitOfWork.read((tx) =>
      tx.figures.dealerHome({
        siteGroupNum: group,
        accountId: 'nobody',
        now: NOW,
        limit: 10,
        bounds: homeBounds(NOW),
        mayTests: true,
        mayHours: true,
        mayContacts: true,
        mayMessages: true,
      }),
    );

  const rows = (
    table: 'site' | 'alarm' | 'trouble' | 'device' | 'site_test' | 'site_permit' | 'contact',
  ): Promise<readonly Record<string, unknown>[]> =>
    database.kysely.selectFrom(table).selectAll().execute();

  it.each([4471, 4490, 4495])('of group %i are those of the lists behind them', async (group) => {
    const groups = await database.kysely.selectFrom('site_group').selectAll().execute();
    const branches = new Set([group]);
    for (let round = 0; round < groups.length; round += 1)
      for (const { num, parent_num } of groups)
        if (parent_num !== null && branches.has(parent_num)) branches.add(num);
    const sites = new Map(
      (await rows('site'))
        .filter(
          (site) => branches.has(Number(site['site_group_num'])) && site['state'] !== 'cancelled',
        )
        .map((site) => [Number(site['num']), String(site['state'])] as const),
    );
    const accounts = (
      of: readonly Record<string, unknown>[],
      where: (row: Record<string, unknown>) => boolean,
    ) =>
      new Set(
        of.flatMap((row) => {
          const num = Number(row['site_num']);
          return sites.has(num) && where(row) ? [num] : [];
        }),
      ).size;
    const at = (row: Record<string, unknown>, name: string): number => Number(row[name]);
    const runs = (row: Record<string, unknown>): boolean =>
      row['cleared_at'] === null && at(row, 'starts_at') <= NOW && at(row, 'ends_at') > NOW;
    const isLate = (row: Record<string, unknown>): boolean =>
      row['timer_test_due_at'] !== null && at(row, 'timer_test_due_at') <= NOW;
    const stateOf = (row: Record<string, unknown>) => sites.get(Number(row['site_num']));
    const today = calendarDay(NOW, ZONE);
    // Checks that a day lies within the next 30 days.
    const ends = (day: unknown): boolean =>
      typeof day === 'string' && day >= today && day <= dayAfter(today, 30);
    const home = await read(group);
    expect(dealerHomeSchema.parse(home)).toEqual(home);
    const tests = await rows('site_test');
    const devices = await rows('device');
    expect(home.accounts).toMatchObject({
      alarm: accounts(await rows('alarm'), ({ state }) => state !== 'Cleared'),
      onTest: accounts(tests, runs),
      longTest: accounts(
        tests,
        (test) => runs(test) && at(test, 'ends_at') - at(test, 'starts_at') > DAY,
      ),
      trouble: accounts(await rows('trouble'), (trouble) => trouble['cleared_at'] === null),
      missedTest: accounts(devices, (device) => isLate(device) && stateOf(device) === 'monitored'),
      installPending: [...sites.values()].filter((state) => state === 'installPending').length,
      outOfService: [...sites.values()].filter((state) => state === 'outOfService').length,
      permit: accounts(await rows('site_permit'), ({ expires }) => ends(expires)),
      contact: accounts(
        await rows('contact'),
        ({ deleted_at, expires }) => deleted_at === null && ends(expires),
      ),
    });
    // Counts the accounts of a list opened from a dashboard figure. The count must equal the figure.
    const listed = (filters: Readonly<Record<string, string>>): Promise<number> =>
      database.unitOfWork.read((tx) =>
        tx.accountList.count({
          siteGroupNum: group,
          accountId: 'nobody',
          now: NOW,
          seen: { contacts: true, zones: true },
          query: { search: '', filters, sort: ACCOUNT_LIST.start.sort },
        }),
      );
    const behind: Readonly<Record<keyof typeof home.accounts, Readonly<Record<string, string>>>> = {
      alarm: { state: 'alarm' },
      onTest: { state: 'on-test' },
      longTest: { state: 'long-test' },
      trouble: { state: 'trouble' },
      missedTest: { state: 'missed-test' },
      failToClose: { state: 'fail-to-close' },
      installPending: { state: 'install-pending' },
      outOfService: { state: 'out-of-service' },
      permit: { due: 'permit' },
      contact: { due: 'contact' },
      schedule: { due: 'schedule' },
      changedToday: { changed: 'today' },
      favorites: { mine: 'favorites' },
      watched: { mine: 'watched' },
    };
    for (const [name, filters] of Object.entries(behind))
      expect([name, await listed(filters)]).toEqual([name, Reflect.get(home.accounts, name)]);
    for (const trouble of ['day', 'week', 'older'] as const)
      expect(await listed({ trouble })).toBe(home.troubleAges[trouble]);
    const { closed, open } = await database.unitOfWork.read((tx) =>
      tx.figures.dealerVolume(group, NOW, volumeSince(NOW)),
    );
    expect([open, closed]).toEqual([
      await listed({ state: 'open' }),
      await listed({ state: 'closed' }),
    ]);
    const { day, week, older } = home.troubleAges;
    expect(day + week + older).toBe(home.accounts.trouble);
    expect(home.onTest?.length).toBe(Math.min(10, home.onTestCount ?? 0));
  });

  it('compare the false alarms and answers of twelve weeks with those of a year before', async () => {
    const stored = await database.unitOfWork.read((tx) =>
      tx.figures.dealerAlarms(4471, NOW, ALARM_WEEKS),
    );
    const alarms = describeAlarmWeeks(stored);
    expect(dealerAlarmsSchema.parse(alarms)).toEqual(alarms);
    expect(alarms.weeks.map(({ day }) => day)).toEqual(
      Array.from({ length: 12 }, (_, week) => dayAfter('2026-03-09', 7 * (week - 11))),
    );
    const groups = new Set(
      (await database.kysely.selectFrom('site_group').select(['num', 'parent_num']).execute())
        .filter((group) => group.num === 4471 || group.parent_num === 4471)
        .map(({ num }) => num),
    );
    const own = (await database.kysely.selectFrom('alarm').selectAll().execute())
      .filter((alarm) => groups.has(alarm.site_group_num))
      .map((alarm) => ({ ...alarm, day: calendarDay(alarm.raised_at, ZONE) }));
    const median = (ages: readonly number[]): number | null => {
      const [low, high] = [Math.floor((ages.length - 1) / 2), Math.ceil((ages.length - 1) / 2)];
      return ages.length === 0 ? null : ((ages[low] ?? 0) + (ages[high] ?? 0)) / 2;
    };
    const told = (some: readonly (typeof own)[number][]) => ({
      falseAlarms: some.filter(({ disposition }) => disposition?.startsWith('False') === true)
        .length,
      answered: median(
        some
          .flatMap((alarm) =>
            alarm.picked_up_at === null ? [] : [(alarm.picked_up_at - alarm.raised_at) / 1000],
          )
          .toSorted((a, b) => a - b),
      ),
    });
    const during = (days: readonly string[]) => own.filter(({ day }) => days.includes(day));
    const weekFrom = (day: string): readonly string[] =>
      Array.from({ length: 7 }, (_, index) => dayAfter(day, index));
    for (const { day, now, before } of alarms.weeks) {
      expect([day, now]).toEqual([day, told(during(weekFrom(day)))]);
      expect([day, before]).toEqual([day, told(during(weekFrom(dayAfter(day, -364))))]);
      // Each week of the demo world has something to show.
      expect(Math.min(now.falseAlarms, before.falseAlarms)).toBeGreaterThan(0);
    }
    const days = alarms.weeks.flatMap(({ day }) => weekFrom(day));
    expect(alarms.answered).toEqual({
      now: told(during(days)).answered,
      before: told(during(days.map((day) => dayAfter(day, -364)))).answered,
    });
    expect(alarms.hasYearBefore).toBe(true);
  });

  it('count what came in as the rows of history say it', async () => {
    const stored = await database.unitOfWork.read((tx) =>
      tx.figures.dealerVolume(4471, NOW, volumeSince(NOW)),
    );
    const volume = describeVolume(stored, NOW);
    expect(dealerVolumeSchema.parse(volume)).toEqual(volume);
    const since = Date.parse(volume.halfHours[0]?.at ?? '');
    const raw = await database.kysely
      .selectFrom('activity')
      .innerJoin('site_group', 'site_group.num', 'activity.site_group_num')
      .select((row) => row.fn.sum<number>('times').as('signals'))
      .where((row) => row.or([row('num', '=', 4471), row('parent_num', '=', 4471)]))
      .where('activity.kind', 'in', SIGNALS)
      .where('at', '>=', since)
      .where('at', '<=', NOW)
      .executeTakeFirstOrThrow();
    const counted = volume.halfHours.reduce((all, { signals }) => all + signals, 0);
    expect(counted).toBe(raw.signals);
    expect(volume.days).toHaveLength(30);
    expect(volume.days.at(-1)?.day).toBe('2026-03-12');
    expect(volume.today[0]?.at).toBe('2026-03-12T04:00:00.000Z');
    expect(volume.open + volume.closed).toBeGreaterThan(0);
  });
});
