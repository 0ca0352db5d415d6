import { jobsApi } from '#core/jobs/jobs.api.ts';
import { zonesApi } from '#core/zones/zones.api.ts';
import { randomUUID } from 'node:crypto';
import { zoneForm, type ZoneForm } from '#core/zones/zone-form.schema.ts';
import { ZONE_LIST } from '#core/zones/zone-list.ts';
import type { Zone, ZoneChange } from '#core/zones/zone.schema.ts';
import type { Engine } from '../harness/database.ts';
import { testRunner } from '../harness/test-runner.ts';
import { addReceiver } from '../harness/receiver.ts';
import { seedSite } from '../harness/seed-site.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';

/** Group of the sites in the test world. */
export const GROUP = 4471;

/** The rights to read and edit zones. */
export const RIGHTS = ['zonesRead', 'zonesEdit'] as const;

/** Form of a door zone in area 1. */
export const DOOR: ZoneForm = {
  devNum: 1,
  num: '002',
  areaNum: 1,
  description: 'Back door – contact',
  serviceType: 'Burglary',
  eventCode: '131',
  instruction: 'ECV, police',
  format: 'CID',
  signalCode: null,
  equipment: null,
  location: 'Back door',
  verifyType: 'none',
  restoreRequired: false,
  restoreMinutes: null,
};

interface PersonSeed {
  readonly application?: 2 | 3;
  readonly roles?: readonly string[];
  readonly links?: readonly number[];
  readonly groups?: readonly number[];
  readonly name?: string;
}

/** Creates a test world with sites of one dealer, each with one device, and with users who edit the zones. */
export const zonesWorld = async (engine: Engine) => {
  const world: TestWorld = await openTestWorld(engine);
  const { backend, database } = world;
  await world.person({ groups: [GROUP] });
  let number = 41_000;

  const person = async ({ links = [], ...seed }: PersonSeed = {}) => {
    const account = await world.person({
      roles: RIGHTS,
      application: 2,
      groups: [GROUP],
      name: 'Dana Reyes',
      ...seed,
    });
    for (const site_num of links)
      await database.kysely
        .insertInto('account_link')
        .values({ user_id: account.id, site_num })
        .execute();
    const browser = world.browser({ variant: seed.application === 3 ? 'consumer' : 'dealer' });
    valueOf(await browser.logIn(account.username, PASSWORD));
    const call: typeof browser.call = (access, work) => browser.call(access, work);
    const here = { siteGroupNum: null };
    return {
      id: account.id,
      read: (sn: number) =>
        call(zonesApi.siteZones.access, (c) => backend.zones.siteZones(c, { ...here, sn })),
      add: (sn: number, form: Partial<ZoneForm> = {}, id: string = randomUUID()) =>
        call(zonesApi.addZone.access, (c) =>
          backend.zones.addZone(c, { ...here, sn, id, ...DOOR, ...form }),
        ),
      change: (sn: number, zone: Zone, form: Partial<ZoneForm>) =>
        call(zonesApi.changeZone.access, (c) =>
          backend.zones.changeZone(c, {
            ...here,
            sn,
            id: zone.id,
            rev: zone.rev,
            ...zoneForm.pick(zone),
            ...form,
          }),
        ),
      remove: (sn: number, { id, rev }: Pick<Zone, 'id' | 'rev'>) =>
        call(zonesApi.removeZone.access, (c) =>
          backend.zones.removeZone(c, { ...here, sn, id, rev }),
        ),
      restore: (sn: number, { id, rev }: Pick<Zone, 'id' | 'rev'>) =>
        call(zonesApi.restoreZone.access, (c) =>
          backend.zones.restoreZone(c, { ...here, sn, id, rev }),
        ),
      changeMany: (
        sn: number,
        wishes: readonly ZoneChange[],
        source: 'site' | 'template' = 'site',
      ) =>
        call(zonesApi.changeZones.access, (c) =>
          backend.zones.changeZones(c, { ...here, sn, wishes, source }),
        ),
      exportCsv: (sn: number, filters: Readonly<Record<string, string>> = {}) =>
        call(zonesApi.exportZones.access, (c) =>
          backend.zones.exportZones(c, {
            ...here,
            sn,
            columns: null,
            format: 'csv',
            query: { ...ZONE_LIST.start, filters },
          }),
        ),
      label: (sn: number) =>
        call(zonesApi.zoneLabel.access, (c) => backend.zones.zoneLabel(c, { ...here, sn })),
      check: (text: string | Uint8Array, siteGroupNum: number | null = null) =>
        call(zonesApi.checkZoneImport.access, (c) =>
          backend.zones.checkZoneImport(c, {
            siteGroupNum,
            document: {
              name: 'zones.csv',
              bytes: typeof text === 'string' ? new TextEncoder().encode(text) : text,
            },
          }),
        ),
      start: (id: string, idempotencyKey: string | null = null) =>
        call(zonesApi.startZoneImport.access, (c) =>
          backend.zones.startZoneImport(c, { ...here, id, idempotencyKey }),
        ),
      job: (id: string) => call(jobsApi.readJob.access, (c) => backend.jobs.readJob(c, { id })),
      cancel: (id: string) =>
        call(jobsApi.cancelJob.access, (c) => backend.jobs.cancelJob(c, { id })),
    };
  };

  return {
    world,
    person,
    receiver: () => addReceiver(world),
    /** Adds a site with one area. The device's transmitter code is `HP` followed by the site number. */
    site: async (group = GROUP): Promise<number> => {
      number += 1;
      await seedSite(database.kysely, { num: number, group, areas: ['Open'] });
      return number;
    },
    /** Creates a job runner. `wait` is called between two steps of a job. */
    runner: (wait: () => Promise<void> = () => Promise.resolve(), told: unknown[] = []) =>
      testRunner(world, { told, wait }),
    /** Returns the history rows of a site, oldest first, as `event: comment by actor`. */
    history: async (sn: number): Promise<readonly string[]> => {
      const rows = await database.kysely
        .selectFrom('activity')
        .select(['event', 'comment', 'actor'])
        .where('site_num', '=', sn)
        .where('kind', '=', 'Data change')
        .orderBy('at')
        .orderBy('id')
        .execute();
      return rows.map(
        ({ actor, comment, event }) => `${event}: ${comment ?? ''} by ${actor ?? ''}`,
      );
    },
    /** Returns the audit entries of an operation, oldest first. */
    record: (operation: string) =>
      database.kysely
        .selectFrom('audit')
        .select(['result', 'target', 'detail'])
        .where('operation', '=', operation)
        .orderBy('seq')
        .execute(),
  };
};

export type ZonesWorld = Awaited<ReturnType<typeof zonesWorld>>;
