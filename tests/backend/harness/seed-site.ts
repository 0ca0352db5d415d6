import { randomUUID } from 'node:crypto';
import type { Sql } from '#adapters/server/sql/schema.ts';
import type { AlarmTable, SiteTable } from '#adapters/server/sql/sites/tables-sites.ts';

/** Optional fields of a site. The site has one device with the transmitter code `HP<num>`. */
export interface SiteSeed {
  readonly num: number;
  readonly group: number;
  readonly name?: string;
  readonly state?: SiteTable['state'];
  /** Creation time in UTC milliseconds. The default is long ago. */
  readonly createdAt?: number;
  readonly timerTestDueAt?: number;
  readonly lastSignal?: { readonly at: number; readonly text: string };
  readonly areas?: readonly string[];
  readonly alarms?: readonly {
    readonly num: number;
    readonly priority: number;
    readonly state: AlarmTable['state'];
    readonly raisedAt: number;
  }[];
  readonly tests?: readonly {
    readonly startsAt: number;
    readonly endsAt: number;
    readonly clearedAt?: number;
  }[];
  readonly troubles?: readonly { readonly since: number; readonly clearedAt?: number }[];
}

/** Writes a group with one branch, and an unrelated group. */
export const writeFamily = async (
  database: Sql,
  groups: { readonly parent: number; readonly branch: number; readonly stranger: number },
): Promise<void> => {
  const group = (num: number, parent_num: number | null) => ({
    num,
    parent_num,
    name: `Group ${num}`,
    time_zone: 'America/Chicago',
  });
  await database
    .insertInto('site_group')
    .values([
      group(groups.parent, null),
      group(groups.branch, groups.parent),
      group(groups.stranger, null),
    ])
    .execute();
};

const writeSite = async (database: Sql, seed: SiteSeed): Promise<void> => {
  await database
    .insertInto('site')
    .values({
      num: seed.num,
      site_group_num: seed.group,
      name: seed.name ?? `Site ${seed.num}`,
      kind: 'Residential',
      state: seed.state ?? 'monitored',
      street: '1 Pier Road',
      unit: null,
      city: 'Portland',
      region: 'ME',
      postal_code: '04101',
      phone: null,
      time_zone: 'America/New_York',
      monitored_since: null,
      created_at: seed.createdAt ?? 0,
    })
    .execute();
  await database
    .insertInto('device')
    .values({
      site_num: seed.num,
      dev_num: 1,
      xmit: `HP${seed.num}`,
      description: 'Panel',
      timer_test_due_at: seed.timerTestDueAt ?? null,
      last_signal_at: seed.lastSignal?.at ?? null,
      last_signal: seed.lastSignal?.text ?? null,
    })
    .execute();
};

/** Writes a site with its device, areas, and current alarms and troubles. */
export const seedSite = async (database: Sql, seed: SiteSeed): Promise<void> => {
  await writeSite(database, seed);
  const own = { site_num: seed.num, dev_num: 1 };
  for (const [index, state] of (seed.areas ?? []).entries())
    await database
      .insertInto('area')
      .values({ ...own, num: index + 1, name: `Area ${index + 1}`, state, since: 0 })
      .execute();
  for (const alarm of seed.alarms ?? [])
    await database
      .insertInto('alarm')
      .values({
        ...own,
        num: alarm.num,
        site_group_num: seed.group,
        priority: alarm.priority,
        state: alarm.state,
        raised_at: alarm.raisedAt,
        service_type: 'Burglary',
        event: 'Interior motion',
        cleared_at: alarm.state === 'Cleared' ? alarm.raisedAt : null,
      })
      .execute();
  for (const test of seed.tests ?? [])
    await database
      .insertInto('site_test')
      .values({
        id: randomUUID(),
        site_num: seed.num,
        site_group_num: seed.group,
        mode: 'noAction',
        dev_nums: [1],
        scope: JSON.stringify({ kind: 'all', zones: [], serviceTypes: [] }),
        category: 'Technician test',
        reason: 'Testing the system',
        role: 'dealer',
        placed_by: 'Lee Park',
        warning: JSON.stringify({ minutes: [15], channels: ['inApp'] }),
        starts_at: test.startsAt,
        ends_at: test.endsAt,
        cleared_at: test.clearedAt ?? null,
        created_at: test.startsAt,
        updated_at: test.startsAt,
      })
      .execute();
  for (const trouble of seed.troubles ?? [])
    await database
      .insertInto('trouble')
      .values({
        ...own,
        id: randomUUID(),
        text: 'Low battery',
        since: trouble.since,
        cleared_at: trouble.clearedAt ?? null,
      })
      .execute();
};
