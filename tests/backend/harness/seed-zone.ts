import { randomUUID } from 'node:crypto';
import type { Sql } from '#adapters/server/sql/schema.ts';
import type { ServiceType } from '#core/signals/signal.ts';

/** Adds a zone to the first device of a site. */
export const seedZone = async (
  database: Sql,
  siteNum: number,
  zone: {
    readonly num: string;
    readonly service: ServiceType;
    readonly description: string;
    readonly eventCode?: string;
  },
): Promise<void> => {
  await database
    .insertInto('zone')
    .values({
      id: randomUUID(),
      site_num: siteNum,
      dev_num: 1,
      area_num: 1,
      num: zone.num,
      description: zone.description,
      format: 'CID',
      service_type: zone.service,
      event_code: zone.eventCode ?? null,
    })
    .execute();
};
