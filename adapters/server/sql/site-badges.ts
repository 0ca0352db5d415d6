import type { SiteBadges } from '#core/sites/site.schema.ts';
import { isoInstantOrNull } from './instant.ts';
import type { SqlTransaction } from './schema.ts';
import type { SiteTable } from './tables-sites.ts';

const MONITORING: Readonly<Record<SiteTable['state'], SiteBadges['monitoring']>> = {
  monitored: 'Monitored',
  outOfService: 'Out of service',
  installPending: 'Install pending',
  cancelPending: 'Cancel pending',
  cancelled: 'Cancelled',
};

/** Tests at `now`. */
export const runningTests = (tx: SqlTransaction, now: number) =>
  tx
    .selectFrom('running_test')
    .where('cleared_at', 'is', null)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now);

/** Until when each of these sites is on test at `now`; those that are not are left out. */
export const testEnds = (tx: SqlTransaction, sites: readonly number[], now: number) =>
  runningTests(tx, now)
    .select(({ fn }) => ['site_num', fn.max('ends_at').as('until')])
    .where('site_num', 'in', sites)
    .groupBy('site_num')
    .execute();

const alarmed = (tx: SqlTransaction, sites: readonly number[]) =>
  tx
    .selectFrom('alarm')
    .select('site_num')
    .distinct()
    .where('site_num', 'in', sites)
    .where('state', 'in', ['New', 'In progress', 'On hold'])
    .execute();

const troubled = (tx: SqlTransaction, sites: readonly number[]) =>
  tx
    .selectFrom('trouble')
    .select('site_num')
    .distinct()
    .where('site_num', 'in', sites)
    .where('cleared_at', 'is', null)
    .execute();

/** What the badges beside these sites' names say at `now`; three statements, however many sites. */
export const siteBadges = async (
  tx: SqlTransaction,
  sites: readonly Pick<SiteTable, 'num' | 'state'>[],
  now: number,
): Promise<ReadonlyMap<number, SiteBadges>> => {
  if (sites.length === 0) return new Map();
  const numbers = sites.map(({ num }) => num);
  const tests = new Map((await testEnds(tx, numbers, now)).map((t) => [t.site_num, t.until]));
  const alarms = new Set((await alarmed(tx, numbers)).map((row) => row.site_num));
  const troubles = new Set((await troubled(tx, numbers)).map((row) => row.site_num));
  return new Map(
    sites.map(({ num, state }) => [
      num,
      {
        monitoring: MONITORING[state],
        onTestUntil: isoInstantOrNull(tests.get(num) ?? null),
        alarmActive: alarms.has(num),
        trouble: troubles.has(num),
      },
    ]),
  );
};
