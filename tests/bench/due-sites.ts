import { sql } from 'kysely';
import { UNSUPERVISED } from '#core/schedules/check-kinds.ts';
import { openDatabase } from '#adapters/server/sql/open-database.ts';
import type { Sql } from '#adapters/server/sql/schema.ts';
import { copySite } from '#tests/backend/harness/copy-site.ts';
import {
  hoursLayer,
  openingHours,
  seedHours,
  seedReactions,
} from '#tests/backend/harness/seed-hours.ts';
import { seedSite } from '#tests/backend/harness/seed-site.ts';

/** The database of the benchmark's server. */
export type Place = { readonly dataDir: string } | { readonly url: string };

/** The benchmark's sites: how many there are (`count`), that every n-th misses a deadline (`missesEvery`), and the deadline (`at`). */
export interface DueSites {
  readonly count: number;
  readonly missesEvery: number;
  readonly at: number;
}

const FIRST = 800001;
const GROUP = 4471;
const MINUTE = 60000;
/** Number of openings and closings in each site's history, half a day apart. */
const HALVES = 60;

const within = async <T>(place: Place, work: (database: Sql) => Promise<T>): Promise<T> => {
  const database = await openDatabase({ ...place, keys: { auditKey: Buffer.alloc(32) } });
  try {
    return await work(database.kysely);
  } finally {
    await database.close();
  }
};

/** Returns a time zone in which the local time is 17:00, so that a working day has passed. */
const afternoonZone = (at: number): string => {
  const ahead = 17 - new Date(at).getUTCHours();
  const hours = ahead > 12 ? ahead - 24 : ahead;
  return `Etc/GMT${hours > 0 ? '-' : '+'}${String(Math.abs(hours))}`;
};

/** Writes sites with a month of openings and closings. Stop the server before calling this. */
export const writeDueSites = (place: Place, { count, missesEvery, at }: DueSites): Promise<void> =>
  within(place, async (database) => {
    const zone = afternoonZone(at);
    const closesAt = 17 * 60 + new Date(at).getUTCMinutes() - 15;
    const hours = openingHours({ opensAt: closesAt - 540, closesAt });
    await seedSite(database, { num: FIRST, group: GROUP, areas: ['Closed'] });
    await database.updateTable('site').set({ time_zone: zone }).where('num', '=', FIRST).execute();
    await seedReactions(database, FIRST, { ...UNSUPERVISED, failToClose: 'Call' });
    await seedHours(database, {
      site: FIRST,
      group: GROUP,
      layers: [hoursLayer({ entries: [hours] })],
    });
    const now = Date.now();
    await database
      .insertInto('supervision_watch')
      .values({
        site_num: FIRST,
        watched_from: 0,
        looked_until: now,
        due_at: at,
        deadline_at: at,
      })
      .execute();
    await copySite(database, FIRST, count - 1);
    const began = now - 4 * 60 * MINUTE;
    await sql`
      update area set state = 'Open', since = ${began}::bigint
       where site_num >= ${FIRST} and site_num % ${missesEvery}::int = 0`.execute(database);
    // Writes one half day per statement, so that no statement exceeds the statement time limit.
    for (let half = 0; half <= HALVES; half += 1)
      await sql`
        insert into activity (site_group_num, at, id, site_num, dev_num, area_num, kind, event, code, service_type, detail)
        select ${GROUP}, ${began - half * 12 * 60 * MINUTE}::bigint, gen_random_uuid(), site_num, 1, 1,
               'Open/close', 'Told', '401', 'Openings and closings', jsonb_build_object('arming',
                 case when ${half % 2 === 0}::boolean = (state = 'Open') then 'open' else 'close' end)
          from area where site_num >= ${FIRST}`.execute(database);
    await sql`analyze`.execute(database);
  });

/** Returns the start times of the first and the last batch of checks, and the number of raised events. */
export const readLooks = (place: Place, { at }: Pick<DueSites, 'at'>) =>
  within(place, async (database) => {
    const { rows } = await sql<{ first: number; last: number; looked: number; raised: number }>`
      select min(looked_until) filter (where looked_until >= ${at}::bigint) as first,
             max(looked_until) as last,
             count(*) filter (where looked_until >= ${at}::bigint)::int as looked,
             (select count(*)::int from schedule_event where site_num >= ${FIRST}) as raised
        from supervision_watch where site_num >= ${FIRST}`.execute(database);
    const [looks] = rows;
    if (looks === undefined) throw new Error('A select without groups answered no row.');
    return looks;
  });

/** Opens the database with the client interface that `addReceiver` uses. */
export const withClient = <T>(
  place: Place,
  work: (client: {
    query: (text: string, values: readonly unknown[]) => Promise<unknown>;
  }) => Promise<T>,
): Promise<T> =>
  within(place, (database) =>
    work({
      query: (text, values) =>
        database.executeQuery({ ...sql.raw(text).compile(database), parameters: values }),
    }),
  );
