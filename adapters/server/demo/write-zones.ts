import { sql } from 'kysely';
import { toRow, without } from '../sql/row-names.ts';
import type { SqlTransaction } from '../sql/schema.ts';
import { demoUuid } from './demo-id.ts';
import { demoZones } from './demo-zones.ts';
import type { DemoWorld } from './demo-world.ts';

/** What holds for every zone of the demo world. */
const ALIKE = {
  format: 'CID',
  source: 'site',
  bypassed: false,
  rev: 1,
} as const;

/** The zones of every device; one statement, however many they are. */
export const writeZones = async (tx: SqlTransaction, world: DemoWorld): Promise<void> => {
  const zones = world.sites.flatMap((site) =>
    demoZones(site).map((zone) => ({
      ...ALIKE,
      ...toRow(without(zone, 'sends')),
      // The same in every demo world.
      id: demoUuid(`zone ${site.siteNum} ${zone.devNum} ${zone.num}`),
      site_num: site.siteNum,
    })),
  );
  await sql`insert into zone select * from jsonb_populate_recordset(null::zone, ${JSON.stringify(zones)}::jsonb)`.execute(
    tx,
  );
};
