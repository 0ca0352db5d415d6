import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isOpenAt } from '#core/backend/business-hours/is-open-at.operation.ts';
import { whoIsOnCall } from '#core/backend/on-call/who-is-on-call.operation.ts';
import { temporalWallClock as wallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { describeDatabase, openTestDatabase, type TestDatabase } from '../harness/database.ts';

const at = (wall: string): number => wallClock.instant(wall, 'America/New_York');

describeDatabase('whom a list pages', (engine) => {
  let database: TestDatabase;
  const [sam, kim, ray] = [randomUUID(), randomUUID(), randomUUID()];
  const list = randomUUID();

  beforeAll(async () => {
    database = await openTestDatabase({ engine });
    await database.seedAccount({ groups: [4490] });
    const person = { site_group_num: 4490, changed_by: null, changed_at: null, account_id: null };
    const choices = { handoff_notice: true, daily_digest: false, try_minutes: 5, repeats: 2 };
    const named = (id: string, name: string, phone: string) => ({
      ...person,
      ...choices,
      id,
      name,
      email: null,
      phones: JSON.stringify([phone]),
      quiet: id === ray ? JSON.stringify({ from: 1320, to: 420, lets: 'Emergency' }) : null,
    });
    await database.kysely
      .insertInto('on_call_person')
      .values([
        named(sam, 'Sam Ortiz', '603-555-0141'),
        named(kim, 'Kim Lowell', '603-555-0151'),
        named(ray, 'Ray Delmar', '603-555-0161'),
      ] as never)
      .execute();
    await database.kysely
      .insertInto('on_call_list')
      .values({
        id: list,
        site_group_num: 4490,
        name: 'After hours',
        purpose: 'After hours',
        starts_on: '2026-03-02',
        handoff_at: 480,
        rotation_days: 7,
        covers: null,
        told_until: 0,
        look_at: 0,
        changed_by: null,
        changed_at: null,
        tiers: JSON.stringify([
          { tier: 'primary', turns: [[sam], [kim]] },
          { tier: 'backup', turns: [[ray]] },
        ]) as never,
      })
      .execute();
    await database.kysely
      .insertInto('on_call_override')
      .values({
        id: randomUUID(),
        list_id: list,
        tier: 'primary',
        kind: 'remove',
        note: null,
        person_id: null,
        instead_of: kim,
        made_by: 'Dana Reyes',
        made_at: 1,
        starts_at: at('2026-03-10T17:00'),
        ends_at: at('2026-03-11T08:00'),
      })
      .execute();
  });
  afterAll(() => database.close());

  const who = (wall: string) =>
    database.unitOfWork.read((tx) =>
      whoIsOnCall(tx, { wallClock }, { listId: list, siteGroupNum: 4490 }, at(wall)),
    );

  it('is told in paging order, with until when and who then, by one statement', async () => {
    const before = database.statements();
    expect(await who('2026-03-05T23:30')).toEqual({
      listId: list,
      siteGroupNum: 4490,
      name: 'After hours',
      timeZone: 'America/New_York',
      people: [
        {
          id: sam,
          name: 'Sam Ortiz',
          accountId: null,
          email: null,
          tryMinutes: 5,
          repeats: 2,
          tier: 'primary',
          phones: ['603-555-0141'],
          quiet: null,
        },
        {
          id: ray,
          name: 'Ray Delmar',
          accountId: null,
          email: null,
          tryMinutes: 5,
          repeats: 2,
          tier: 'backup',
          phones: ['603-555-0161'],
          quiet: 'Emergency',
        },
      ],
      until: at('2026-03-09T08:00'),
      next: ['Kim Lowell'],
    });
    expect(database.statements() - before).toBe(1);
  });

  it('is the next place where the first has nobody', async () => {
    const answer = await who('2026-03-10T18:00');
    expect(answer?.people.map(({ name }) => name)).toEqual(['Ray Delmar']);
    expect(answer?.until).toBe(at('2026-03-11T08:00'));
  });

  it('is nobody’s answer for a list nobody has, for that of another group, and for what is no list', async () => {
    const asked = [
      { listId: randomUUID(), siteGroupNum: 4490 },
      { listId: list, siteGroupNum: 4495 },
      { listId: 'u-201', siteGroupNum: 4490 },
    ];
    for (const one of asked)
      expect(
        await database.unitOfWork.read((tx) =>
          whoIsOnCall(tx, { wallClock }, one, at('2026-03-05T23:30')),
        ),
      ).toBeNull();
  });

  it('waits for hours that the group says it is open by', async () => {
    const open = (wall: string) =>
      database.unitOfWork.read((tx) => isOpenAt(tx, { wallClock }, 4490, at(wall)));
    expect(await open('2026-03-12T10:00')).toMatchObject({ open: false, why: 'none' });
    await database.kysely
      .insertInto('business_hours')
      .values({
        site_group_num: 4490,
        holiday_group: 'National',
        greeting_open: null,
        greeting_closed: null,
        forward_number: null,
        overflow_rings: null,
        changed_by: null,
        changed_at: null,
        intervals: JSON.stringify([
          { weekdays: [1, 2, 3, 4, 5], opensAt: 480, closesAt: 1020 },
        ]) as never,
      })
      .execute();
    expect(await open('2026-03-12T10:00')).toMatchObject({
      open: true,
      why: 'weekly',
      until: at('2026-03-12T17:00'),
    });
  });
});
