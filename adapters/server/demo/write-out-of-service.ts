import { sql } from 'kysely';
import { insertRows } from '../sql/insert-rows.ts';
import type { SqlTransaction } from '../sql/schema.ts';
import { demoId } from './demo-id.ts';
import { DAY } from './demo-time.ts';
import type { DemoWorld } from './demo-world.ts';

/** Reasons for being out of service, assigned to the sites in turn. */
const REASONS = [
  {
    category: 'Seasonal closure',
    reason: 'Boathouse closed for the winter',
    since: 34 * DAY,
    ends: 21 * DAY,
  },
  {
    category: 'Out of service',
    reason: 'House is being rebuilt, power is off',
    since: 12 * DAY,
    ends: null,
  },
] as const;

/** Writes, for each device taken out of service, the user and the reason. The devices must exist. */
export const writeOutOfService = async (
  tx: SqlTransaction,
  world: DemoWorld,
  now: number,
): Promise<void> => {
  const out = world.sites.filter(({ monitoring }) => monitoring === 'outOfService');
  const rows = out.flatMap(({ devices, siteNum }, index) => {
    const { category, ends, reason, since } = REASONS[index === 0 ? 0 : 1];
    return devices.map(({ devNum }) => ({
      id: demoId(83001 + index * 10 + devNum),
      site_num: siteNum,
      dev_num: devNum,
      category,
      reason,
      starts_at: now - since,
      begun_at: now - since,
      ends_at: ends === null ? null : now + ends,
      placed_by: 'Dana Reyes',
      placed_at: now - since,
      rev: 2,
    }));
  });
  await insertRows(tx, 'out_of_service_entry', rows);
  await sql`
    update device set out_of_service = category, out_of_service_since = begun_at
      from out_of_service_entry said
     where said.site_num = device.site_num and said.dev_num = device.dev_num`.execute(tx);
};
