import { randomUUID } from 'node:crypto';
import { zoneForm } from '#core/zones/zone-form.schema.ts';
import type { SiteZones, Zone } from '#core/zones/zone.schema.ts';
import type { Body, Stride } from './stride.ts';
import { panelsOfWalk } from './walk-panels.ts';
import type { Walker } from './walker.ts';

const DEALER = 'dealer.limited';
const ID = randomUUID();
/** Number of the zone that the import file adds to the walk's panel. */
const IMPORTED = '902';
const FILE = `Account,Zone,Area,Description\nHP1415,${IMPORTED},1,Boat shed\n`;

const form = (num: string, description: string): Body => ({
  ...zoneForm.read(zoneForm.show(null)),
  num,
  description,
});
const ofZone = (operationId: string, rev: number, more: Body = {}): Stride => ({
  operationId,
  actor: DEALER,
  params: async (walker) => ({ ...(await panelsOfWalk(walker)), id: ID }),
  body: () => ({ rev, ...more }),
});

/** Runs the import job and returns the imported zone. */
const imported = async (walker: Walker): Promise<Zone> => {
  await walker.work();
  const { sn } = await panelsOfWalk(walker);
  const { zones } = await walker.read<SiteZones>(DEALER, `site/${sn}/zones`);
  const zone = zones.find(({ num }) => num === IMPORTED);
  if (zone === undefined) throw new Error(`zone ${IMPORTED} was not imported`);
  return zone;
};

/** Steps that take a zone from creation to restoration, check and import a file, and make a bulk change that includes the imported zone. */
export const ZONES: readonly Stride[] = [
  {
    operationId: 'addZone',
    actor: DEALER,
    params: panelsOfWalk,
    body: () => ({ id: ID, ...form('901', 'Garden gate') }),
  },
  ofZone('changeZone', 1, form('901', 'Garden gate – contact')),
  {
    operationId: 'removeZone',
    actor: DEALER,
    query: { rev: '2' },
    params: async (walker) => ({ ...(await panelsOfWalk(walker)), id: ID }),
  },
  ofZone('restoreZone', 3),
  {
    operationId: 'checkZoneImport',
    actor: DEALER,
    file: { name: 'zones.csv', content: Buffer.from(FILE) },
  },
  {
    operationId: 'startZoneImport',
    actor: DEALER,
    params: (walker) => ({ id: walker.said('checkZoneImport', 'id') }),
  },
  {
    operationId: 'changeZones',
    actor: DEALER,
    params: panelsOfWalk,
    body: async (walker) => {
      const { id, rev } = await imported(walker);
      const changed = { kind: 'changed', id, rev, form: form(IMPORTED, 'Boat shed – contact') };
      const added = { kind: 'new', id: randomUUID(), form: form('903', 'Jetty') };
      return { source: 'site', wishes: [changed, added] };
    },
  },
];
