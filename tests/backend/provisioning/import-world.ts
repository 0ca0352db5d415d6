import { createHash } from 'node:crypto';
import type {
  RefusedLine,
  StoredImport,
} from '#core/backend/provisioning/portal-import.repository.port.ts';
import { createOperatorImports } from '#core/backend/provisioning/operator-imports.use-cases.ts';
import { csvText } from '#core/kernel/csv-text.rule.ts';
import type { Engine } from '../harness/database.ts';
import { openTestWorld } from '../harness/test-world.ts';

/** Splits bytes into small pieces. The cuts fall at any position, even within a line or a character. */
const inPieces = async function* (bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size)
    yield await Promise.resolve(bytes.subarray(at, at + size));
};

/** Creates a test world in which an operator imports portal files. */
export const importWorld = async (engine: Engine = 'embedded') => {
  const world = await openTestWorld(engine);
  const imports = createOperatorImports(world.ports);

  const begin = (text: string | Uint8Array, name: string, isDryRun: boolean) => {
    const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
    const digest = createHash('sha256').update(bytes).digest('hex');
    const file = { name, digest, size: bytes.length, bytes: inPieces(bytes, 977), isDryRun };
    return imports.beginImport(file, () => undefined);
  };

  const finish = async (begun: StoredImport): Promise<StoredImport> => {
    let file = begun;
    while (file.state === 'checking' || file.state === 'importing') {
      const next = await imports.goOn(file.id);
      if (next === null) throw new Error('an import is gone');
      file = next;
    }
    return file;
  };

  const take = async (text: string | Uint8Array, name = 'portal.csv', isDryRun = false) => {
    const file = await finish(await begin(text, name, isDryRun));
    const refused: readonly RefusedLine[] = await imports.refusedLines(file.id, 0, 200);
    return {
      ...file,
      refused: refused.map(({ line, problems }) => [line, problems.join('; ')] as const),
    };
  };

  /** Returns all records in export form, with codes in clear text. */
  const exported = async (): Promise<readonly Readonly<Record<string, string>>[]> => {
    const records: Readonly<Record<string, string>>[] = [];
    for await (const record of imports.exportRecords((_of, code) => code))
      records.push(Object.fromEntries(record));
    return records;
  };

  return { ...world, imports, begin, finish, take, exported };
};

/** The fields of one record in a portal file. */
export type FileRecord = Readonly<Record<string, string | number | boolean | null>>;

/** Builds the CSV text of these records. */
export const csvOf = (records: readonly FileRecord[]): string => {
  const headings = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const rows = records.map((record) =>
    headings.map((name) => (record[name] === undefined ? '' : String(record[name]))),
  );
  return csvText(headings, rows);
};

/** Records of every kind: a dealer, its users and two sites. Some records refer to later records. */
export const WHOLE: readonly FileRecord[] = [
  { record: 'group', group: 4480, name: 'Harbor Point South', parent: 4471, kind: 'Branch' },
  { record: 'group', group: 4471, name: 'Harbor Point Security', answeringService: 'yes' },
  {
    record: 'site',
    site: 20011,
    group: 4471,
    name: 'Petrie, Joan',
    siteType: 'Residential',
    street: '14 Kelp Lane',
    city: 'Portland',
    region: 'ME',
    postalCode: '04101',
    servicePlan: 'Burglary; Fire',
    premisesPhone: '207-555-0110',
    state: 'monitored',
    gateCode: 'G4417',
    callFirst: '207-555-0111',
    monitoredSince: '2019-04-02',
  },
  { record: 'device', site: 20011, transmitter: 'hp1562', description: 'Panel in the hall' },
  { record: 'area', site: 20011, area: 1, name: 'House' },
  { record: 'zone', site: 20011, zone: '001', description: 'Front door', serviceType: 'Burglary' },
  {
    record: 'contact',
    site: 20011,
    firstName: 'Joan',
    lastName: 'Petrie',
    authority: 5,
    phones: '207-555-0111; 207-555-0112 x12 Home no text',
    emails: 'joan@example.com',
    callHours: 'Mon-Fri 08:00-18:00',
    notices: 'alarm.email; alarm.call',
    pin: '4417',
  },
  {
    record: 'passcode',
    site: 20011,
    holder: 'Joan Petrie',
    ofAccount: 'yes',
    authority: 5,
    code: 'Mooring7',
  },
  {
    record: 'passcode',
    site: 20011,
    holder: 'Duress',
    kind: 'duress',
    authority: 5,
    code: 'HELP99',
  },
  { record: 'agency', site: 20011, kind: 'Police', name: 'Portland PD', phone: '207-555-0130' },
  { record: 'permit', site: 20011, number: 'P-118', issued: '2026-01-01', expires: '2027-01-01' },
  { record: 'note', site: 20011, text: 'Dog in the yard', pinned: 'yes' },
  { record: 'hours', site: 20011, weekdays: 'Mon-Fri', opens: '08:00', closes: '18:00' },
  { record: 'exception', site: 20011, layer: 'holiday', holidayGroup: 'National' },
  {
    record: 'exception',
    site: 20011,
    layer: 'temporary',
    type: 'Changed hours',
    from: '2199-12-24',
    to: '2199-12-31',
    areas: '1',
    reason: 'Stocktaking',
    opens: '09:00',
    closes: '12:00',
    windowAfter: 15,
    mustClose: 'yes',
  },
  { record: 'reactions', site: 20011, failToClose: 'Call', lateClose: 'Notify' },
  {
    record: 'site',
    site: 20012,
    group: 4480,
    name: 'Kestrel Print Works',
    siteType: 'Commercial security',
    street: '2 Mill Street',
    city: 'Portland',
    region: 'ME',
    postalCode: '04101',
    servicePlan: 'Burglary',
  },
  {
    record: 'person',
    username: 'dana.reyes',
    side: 'dealer',
    name: 'Dana Reyes',
    email: 'dana@example.com',
    groups: '4471',
    rights: 'xtAdmin; noActionRead; noActionEdit',
  },
  {
    record: 'person',
    username: 'joan@example.com',
    side: 'customer',
    name: 'Joan Petrie',
    sites: 20011,
  },
  {
    record: 'person',
    username: 'marcus.hale',
    side: 'staff',
    name: 'Marcus Hale',
    email: 'marcus@example.com',
    rights: 'support; news',
  },
];

/** The records of `WHOLE` as CSV text. */
export const WHOLE_FILE = csvOf(WHOLE);
