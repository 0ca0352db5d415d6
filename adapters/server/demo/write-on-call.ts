import { dayNumber, dayText, weekdayOf } from '#core/kernel/calendar-day.rule.ts';
import { nextDigest } from '#core/backend/on-call/next-digest.rule.ts';
import type { Tier } from '#core/on-call/on-call.ts';
import type { OnCallPersonForm } from '#core/on-call/on-call-list-form.schema.ts';
import { temporalWallClock as clock } from '#adapters/temporal/temporal-wall-clock.ts';
import { sqlBusinessHoursRepository } from '../sql/business-hours/business-hours.repository.ts';
import { insertRows } from '../sql/insert-rows.ts';
import { sqlOnCallRepository } from '../sql/on-call/on-call.repository.ts';
import type { SqlTransaction } from '../sql/schema.ts';
import { demoId, demoUuid } from './demo-id.ts';
import { DAY } from './demo-time.ts';

/** Group of Bluestone Protection, the dealer with an answering service. */
const GROUP = 4490;
const ZONE = 'America/New_York';
const DANA = 'Dana Reyes';

const idOf = (name: string): string => demoUuid(`on-call ${name}`);

const person = (
  name: string,
  phones: readonly string[],
  more: Partial<OnCallPersonForm> = {},
): OnCallPersonForm => ({
  name,
  phones: [...phones],
  accountId: null,
  email: null,
  tryMinutes: 5,
  repeats: 2,
  quiet: null,
  handoffNotice: true,
  dailyDigest: false,
  ...more,
});

/** The people on the on-call lists. Kim, Ray and Eli are contacts who cannot sign in (domain guide 9.3). */
const PEOPLE: readonly OnCallPersonForm[] = [
  person('Sam Ortiz', ['603-555-0141', '603-555-0142'], {
    accountId: demoId(217),
    email: 'sam.ortiz@example.com',
    dailyDigest: true,
  }),
  person('Kim Lowell', ['603-555-0151'], { tryMinutes: 3 }),
  person('Ray Delmar', ['603-555-0161'], {
    quiet: { from: 1320, to: 420, lets: 'Emergency' },
  }),
  person('Eli Novak', ['603-555-0171']),
  person(DANA, ['207-555-0142'], { accountId: demoId(201), tryMinutes: 10, repeats: 1 }),
];

interface Days {
  /** Returns the instant of a local time on the day that is `days` days from today. */
  readonly at: (days: number, time: string) => number;
  /** Returns the most recent day with this weekday and time, in days from today (zero or negative). */
  readonly since: (weekday: number, time: string) => number;
}

const daysAround = (now: number): Days => {
  const wall = clock.wallTime(now, ZONE);
  const today = dayNumber(wall.slice(0, 10));
  return {
    at: (days, time) => clock.instant(`${dayText(today + days)}T${time}`, ZONE),
    since: (weekday, time) => {
      const ago = (weekdayOf(today) - weekday + 7) % 7;
      return ago === 0 && wall.slice(11) < time ? -7 : -ago;
    },
  };
};

const span = (from: number, to: number) => ({
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
});

const writeLists = async (tx: SqlTransaction, now: number): Promise<void> => {
  const { at, since } = daysAround(now);
  const repository = sqlOnCallRepository(tx);
  const touch = { by: DANA, now: now - 40 * DAY };
  for (const one of PEOPLE) await repository.savePerson(GROUP, idOf(one.name), one, touch);
  const turns = (tier: Tier, ...names: readonly string[]) => ({
    tier,
    turns: names.map((name) => [idOf(name)]),
  });
  const dayOf = (days: number): string => clock.wallTime(at(days, '12:00'), ZONE).slice(0, 10);
  const monday = since(1, '08:00');
  const tuesday = since(2, '17:00');
  const weekly = { rotationDays: 7, covers: null, endsOn: null } as const;
  await repository.saveList(
    GROUP,
    idOf('After hours'),
    {
      name: 'After hours',
      purpose: 'After hours',
      ...weekly,
      startsOn: dayOf(monday),
      handoffAt: 480,
      tiers: [
        turns('primary', 'Sam Ortiz', 'Kim Lowell'),
        turns('backup', 'Ray Delmar'),
        turns('manager', DANA),
      ],
    },
    touch,
  );
  await repository.saveList(
    GROUP,
    idOf('Fire service'),
    {
      name: 'Fire service',
      purpose: 'Fire service',
      ...weekly,
      startsOn: dayOf(tuesday),
      handoffAt: 1020,
      tiers: [turns('primary', 'Kim Lowell', 'Sam Ortiz')],
    },
    touch,
  );
  // Marks hand-offs before the start of the demo data as notified.
  await tx
    .updateTable('on_call_list')
    .set({ told_until: now, look_at: now })
    .where('site_group_num', '=', GROUP)
    .execute();

  const made = { ...touch, swapId: null };
  const override = { listId: idOf('After hours'), note: null };
  await repository.addOverride(
    idOf('Eli for Ray'),
    {
      ...override,
      tier: 'backup',
      kind: 'replace',
      note: 'Ray at the dentist.',
      personId: idOf('Eli Novak'),
      insteadOf: idOf('Ray Delmar'),
      ...span(at(1, '08:00'), at(1, '20:00')),
    },
    made,
  );
  // In the first night of his fire week, Sam is absent and has no substitute.
  await repository.addOverride(
    idOf('no Sam'),
    {
      ...override,
      listId: idOf('Fire service'),
      tier: 'primary',
      kind: 'remove',
      personId: null,
      insteadOf: idOf('Sam Ortiz'),
      note: 'Sam is away.',
      ...span(at(tuesday + 7, '17:00'), at(tuesday + 8, '08:00')),
    },
    made,
  );
  await repository.addSwap(
    idOf('swap'),
    idOf('Sam Ortiz'),
    {
      listId: idOf('After hours'),
      tier: 'primary',
      toPersonId: idOf(DANA),
      ...span(at(monday + 19, '08:00'), at(monday + 20, '20:00')),
      back: { tier: 'manager', ...span(at(monday + 26, '08:00'), at(monday + 27, '20:00')) },
      note: 'I have a wedding. I’ll take your next weekend.',
    },
    now - DAY / 4,
  );
};

const writeHours = async (tx: SqlTransaction, now: number): Promise<void> => {
  const { at } = daysAround(now);
  const repository = sqlBusinessHoursRepository(tx);
  await repository.save(
    GROUP,
    {
      intervals: [
        { weekdays: [1, 2, 3, 4, 5], opensAt: 480, closesAt: 1020 },
        { weekdays: [6], opensAt: 540, closesAt: 720 },
      ],
      holidayGroup: 'National',
      greetingOpen: 'Thank you for calling Bluestone Protection.',
      greetingClosed:
        'Bluestone Protection. We’re closed; the answering service will take your message and page whoever is on call.',
      forwardNumber: '603-555-0100',
      overflowRings: 6,
    },
    { by: DANA, now: now - 90 * DAY },
  );
  const touch = { by: DANA, now: now - 12 * DAY };
  const change = { open: false, greeting: null };
  await repository.saveTemporary(
    GROUP,
    idOf('inventory'),
    { ...change, reason: 'Inventory', ...span(at(9, '08:00'), at(9, '12:00')) },
    touch,
  );
  await repository.saveTemporary(
    GROUP,
    idOf('open house'),
    {
      open: true,
      reason: 'Open house, someone answers the phone',
      greeting: 'Bluestone Protection, welcome to our open house.',
      ...span(at(16, '17:00'), at(16, '20:00')),
    },
    touch,
  );
  await repository.saveTemporary(
    GROUP,
    idOf('storm'),
    { ...change, reason: 'Storm, office closed', ...span(at(-8, '08:00'), at(-7, '08:00')) },
    { by: DANA, now: now - 9 * DAY },
  );
};

/**
 * Writes the office hours and two on-call lists of Bluestone, one of which has a gap next week. Sam Ortiz is on call now,
 * followed by Kim Lowell (domain guide 9.2, 9.3).
 */
export const writeOnCall = async (tx: SqlTransaction, now: number): Promise<void> => {
  await insertRows(tx, 'on_call_group', {
    site_group_num: GROUP,
    digest_at: nextDigest(now, ZONE, clock),
  });
  await writeLists(tx, now);
  await writeHours(tx, now);
};
