import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totalOf } from '#core/provisioning/import-counts.rule.ts';
import { csvOf, type FileRecord, importWorld } from './import-world.ts';

const partsOf = (site: number, group: number): readonly FileRecord[] => [
  {
    record: 'site',
    site,
    group,
    name: `Site ${String(site)}`,
    siteType: 'Residential',
    street: '14 Kelp Lane',
    city: 'Portland',
    region: 'ME',
    postalCode: '04101',
    servicePlan: 'Burglary; Fire',
    callFirst: '207-555-0111',
  },
  { record: 'device', site, transmitter: `HP${String(site)}`, timerTestMinutes: 1440 },
  { record: 'area', site, area: 1, name: 'House' },
  { record: 'zone', site, zone: '001', description: 'Front door' },
  { record: 'zone', site, zone: '002', description: 'Hall' },
  {
    record: 'contact',
    site,
    firstName: 'Joan',
    lastName: `Petrie ${String(site)}`,
    phones: '207-555-0111',
    emails: 'joan@example.com',
    notices: 'alarm.email',
    pin: '4417',
  },
  { record: 'contact', site, company: 'Neighbors', suspended: 'yes' },
  { record: 'passcode', site, holder: 'Joan Petrie', authority: 5, code: 'Mooring7' },
  { record: 'agency', site, kind: 'Police', name: 'Portland PD', phone: '207-555-0130' },
];

const GROUPS: readonly FileRecord[] = [
  { record: 'group', group: 4471, name: 'Harbor Point Security' },
  { record: 'group', group: 4480, name: 'Harbor Point South', parent: 4471 },
];

/** Builds records of sites that alternate between two groups. */
const sitesFrom = (first: number, many: number): readonly FileRecord[] =>
  Array.from({ length: many }, (_, at) => partsOf(first + at, at % 2 === 0 ? 4471 : 4480)).flat();

describe('the sites of a file', () => {
  let world: Awaited<ReturnType<typeof importWorld>>;
  beforeAll(async () => {
    world = await importWorld();
    await world.take(csvOf(GROUPS));
  });
  afterAll(() => world.close());

  const statementsFor = async (records: readonly FileRecord[]): Promise<number> => {
    const before = world.database.statements();
    const { counts, refused } = await world.take(csvOf(records));
    expect(refused).toEqual([]);
    expect(totalOf(counts, 'new')).toBe(records.length);
    return world.database.statements() - before;
  };

  it('are written together: forty take as many statements as two', async () => {
    const two = await statementsFor(sitesFrom(20000, 2));
    expect(await statementsFor(sitesFrom(30000, 40))).toBe(two);
  });
});
