import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totalOf } from '#core/provisioning/import-counts.rule.ts';
import { csvOf, type FileRecord, importWorld } from './import-world.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const group = (num: number, parent: number | '' = ''): FileRecord => ({
  record: 'group',
  group: num,
  name: `Group ${num}`,
  parent,
});
const site = (num: number | string, at = 4471): FileRecord => ({
  record: 'site',
  site: num,
  group: at,
  name: `Site ${num}`,
  siteType: 'Residential',
  street: '14 Kelp Lane',
  city: 'Portland',
  region: 'ME',
  postalCode: '04101',
  servicePlan: 'Burglary',
});
const device = (num: number | string, transmitter: string, at = 1): FileRecord => ({
  record: 'device',
  site: num,
  transmitter,
  device: at,
});

const exception = (num: number): FileRecord => ({ record: 'exception', site: num });
const answering = (username: string, groups: string): FileRecord => ({
  record: 'person',
  username,
  side: 'dealer',
  name: username,
  groups,
  email: `${username}@example.com`,
  rights: 'ansServiceBlockFlag',
});

/**
 * Files with refused records, each with the line number and a part of the expected message for every refused record. All
 * other records of a file are written.
 */
const REFUSED: Readonly<
  Record<string, readonly [readonly FileRecord[], readonly (readonly [number, string])[]]>
> = {
  'an unknown group': [[site(31001, 99999)], [[2, 'Group 99999 is not in the file']]],
  'a circle of parents, and what hangs below it': [
    [group(5001, 5003), group(5002, 5001), group(5003, 5002), group(5004, 5003), group(5005)],
    [
      [2, 'its own parent'],
      [3, 'its own parent'],
      [4, 'its own parent'],
      [5, 'Group 5003 is not in the file'],
    ],
  ],
  'a number in the file twice': [
    [site(31002), site(31003), device(31002, 'BAD1'), device(31003, 'bad 1')],
    [[5, 'Given twice; first on line 4']],
  ],
  'a number that another site has': [
    [site(31004), device(31004, 'AA1000')],
    [[3, 'AA1000 belongs to site 31000 already']],
  ],
  'a number that another device of the site has': [
    [device(31000, 'AA1000', 2)],
    [[2, 'AA1000 is device 1 of this site already']],
  ],
  'a device twice, and the zones of a refused one': [
    [
      site(31005),
      device(31005, 'BAD3'),
      device(31005, 'BAD4'),
      device(31005, 'AA1000', 7),
      {
        record: 'zone',
        site: 31005,
        device: 7,
        zone: '1',
        description: 'Hall',
      },
    ],
    [
      [4, 'Given twice; first on line 3'],
      [5, 'AA1000 belongs to site 31000 already'],
      [6, 'Device 7 does not exist'],
    ],
  ],
  'a site that is no number, or none that can be': [
    [site('x'), device('99999999999', 'BAD5'), site(-1), site('1e3')],
    [
      [2, 'site'],
      [3, 'site'],
      [4, 'site'],
      [5, 'site'],
    ],
  ],
  'a group that is no number, or none that can be': [
    [
      { ...group(1), group: '99999999999' },
      { ...group(1), group: 'x' },
    ],
    [
      [2, 'group'],
      [3, ''],
    ],
  ],
  'rights of an answering service that the groups of the file have not': [
    [
      { ...group(5101), answeringService: 'yes' },
      group(5102),
      answering('first.one', '5101; 5102'),
      answering('second.one', '5102'),
      answering('third.one', '4471'),
    ],
    [
      [5, 'these groups don’t have the answering service'],
      [6, 'these groups don’t have the answering service'],
    ],
  ],
  'hours beside the week, and reactions, that no screen takes': [
    [
      site(31006),
      { ...exception(31006), layer: 'holiday', holidayGroup: 'National', holiday: 'No Day' },
      { ...exception(31006), layer: 'alternate', from: '2199-06-01', to: '2199-08-31' },
      { ...exception(31006), layer: 'holiday', holidayGroup: 'General' },
      { ...exception(31996), layer: 'holiday', holidayGroup: 'General' },
      { record: 'reactions', site: 31006, lateClose: 'Shout' },
    ],
    [
      [3, 'holiday: No Day is not on the holiday list'],
      [4, 'Add hours'],
      [6, 'Site 31996 is not in'],
      [7, 'lateClose: Write Off, Log only, Notify, Call'],
    ],
  ],
  'a record of no kind': [[{ record: 'panel', site: 31000 }], [[2, 'Write one of these']]],
  'parts of a site that is nowhere': [[device(31999, 'BAD6')], [[2, 'Site 31999 is not in']]],
};

const NOT_READ: Readonly<Record<string, readonly [string, Uint8Array | string, string]>> = {
  'UTF-16': ['a.csv', Buffer.from('\uFEFFrecord,group\r\n', 'utf16le'), 'This file is UTF-16'],
  'Windows-1252': [
    'a.csv',
    Buffer.concat([
      utf8(`record,group,name\n${'group,1,ä€ and so on for as long as a piece is\n'.repeat(60)}`),
      Buffer.from('group,2,Caf\xe9\n', 'latin1'),
    ]),
    'Line 62 is not UTF-8',
  ],
  'a quote that is never closed': [
    'a.csv',
    `record,group,name\ngroup,1,"Harbor\n${'group,2,Point\n'.repeat(30000)}`,
    'is never closed',
  ],
  'JSON that breaks off': ['a.json', '[{"record":"group","group":1},{"rec', 'JSON'],
  'JSON that is none': ['a.json', '[{"record":"group" "group":1}]', 'Line 1 is not JSON'],
  'a column nobody knows': ['a.csv', 'record,colour\nsite,red\n', 'Unknown column colour'],
  'a column twice': ['a.csv', 'record,group,Group\ngroup,1,2\n', 'appears twice'],
  'no column record': ['a.csv', 'group,name\n1,A\n', 'including record'],
  'nothing at all': ['a.csv', '', 'This file is empty'],
};

describe('a file with mistakes', () => {
  let world: Awaited<ReturnType<typeof importWorld>>;
  beforeAll(async () => {
    world = await importWorld();
    const begun = await world.take(csvOf([group(4471), site(31000), device(31000, 'AA1000')]));
    expect(begun.refused).toEqual([]);
  });
  afterAll(() => world.close());

  it.each(Object.entries(REFUSED))(
    'is told by its lines: %s',
    async (_name, [records, reported]) => {
      const dry = await world.take(csvOf(records), 'portal.csv', true);
      const taken = await world.take(csvOf(records));
      for (const { counts, refused } of [dry, taken]) {
        expect(refused.map(([line]) => line)).toEqual(reported.map(([line]) => line));
        for (const [at, [, text]] of reported.entries()) expect(refused[at]?.[1]).toContain(text);
        expect(totalOf(counts, 'refused')).toBe(reported.length);
        expect(totalOf(counts, 'new')).toBe(records.length - reported.length);
      }
    },
  );

  it.each(Object.entries(NOT_READ))(
    'is not taken in where it cannot be read: %s',
    async (...all) => {
      const [, [name, bytes, text]] = all;
      const taken = await world.take(bytes, name);
      expect(taken.state).toBe('failed');
      expect(taken.problem?.split(text), 'said once').toHaveLength(2);
    },
  );

  it('names lines with more cells than there are columns, behind empty ones and ones in quotes', async () => {
    const taken = await world.take(
      'record,group,name\r\n\r\ngroup,6001,"North\r\nBay"\r\n\r\ngroup,6002,South,West\r\n',
    );
    expect(taken.refused).toEqual([[6, 'It has more cells than the heading line']]);
    expect(totalOf(taken.counts, 'new')).toBe(1);
  });

  it('counts records on one line of JSON apart', async () => {
    const records = [6101, 6102, 6103].map((num) => group(num));
    const taken = await world.take(JSON.stringify(records), 'portal.json');
    expect([totalOf(taken.counts, 'new'), taken.lines]).toEqual([3, 3]);
  });
});
