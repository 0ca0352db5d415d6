import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { toRow, without } from '../sql/row-names.ts';
import type { SqlTransaction } from '../sql/schema.ts';
import { demoZones, type DemoZone } from './demo-zones.ts';
import type { DemoWorld } from './demo-world.ts';

/** Same identifier for the same zone in every demo world. */
const idOf = (siteNum: number, { devNum, num }: DemoZone): string => {
  const hex = createHash('sha256').update(`zone ${siteNum} ${devNum} ${num}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

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
      id: idOf(site.siteNum, zone),
      site_num: site.siteNum,
    })),
  );
  await sql`insert into zone select * from jsonb_populate_recordset(null::zone, ${JSON.stringify(zones)}::jsonb)`.execute(
    tx,
  );
};
