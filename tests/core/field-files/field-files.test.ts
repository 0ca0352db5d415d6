import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { csvParseReader } from '#adapters/csv/csv-parse-reader.ts';
import { readPastedContacts } from '#core/contacts/pasted-contacts.rule.ts';
import { phoneNumber } from '#core/kernel/phone-number.rule.ts';
import { columnsOfSpreadsheet } from '#core/new-account/rows-of-spreadsheet.rule.ts';
import { validateRecord } from '#core/provisioning/validate-record.rule.ts';
import { KINDS } from '#core/provisioning/portal-kinds.ts';
import { readPortalLine } from '#core/provisioning/read-portal-line.rule.ts';
import { readZoneRow } from '#core/zones/read-zone-row.rule.ts';
import { zoneCsvOf } from '#core/zones/zone-csv.rule.ts';

/** Reads a sample file of a common kind, unchanged from the program that wrote the file. The persons in the file are invented. */
const fileOf = (name: string): string =>
  readFileSync(`${import.meta.dirname}/${name}.csv`, 'utf8').replaceAll('{SN}', '7');
const valueOf = <T>(
  read: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T => {
  if (!read.ok) throw new Error(String(read.error));
  return read.value;
};
const linesOf = async (name: string) => valueOf(await csvParseReader.read(fileOf(name)));

const contactsOf = (name: string) => {
  const { rows, unread } = readPastedContacts(fileOf(name));
  return {
    unread,
    people: rows.map(({ form, name: person, problems }) => ({
      person,
      problems,
      phones: (form?.phones ?? []).map(({ ext, number }) => [phoneNumber(number), ext]),
      emails: (form?.emails ?? []).map(({ address }) => address),
      notes: form?.notes ?? null,
      written: (form?.phones ?? []).map(({ number }) => number).join(),
    })),
  };
};

describe('contacts that people bring', () => {
  it('from one address book have all their numbers, and every column that is not used is named', () => {
    const { people, unread } = contactsOf('contacts-google');
    expect(people).toMatchObject([
      {
        person: 'Ida Sund',
        problems: [],
        emails: ['ida.sund@example.com'],
        notes: 'has dog',
        phones: [
          ['+12075550161', null],
          ['+12075550162', null],
        ],
      },
      {
        person: 'Bo Lind',
        problems: [],
        phones: [
          ['+12075550163', null],
          ['+12075550164', null],
        ],
      },
    ]);
    const other = ['E-mail 1 - Type', 'Phone 1 - Type', 'Phone 2 - Type'];
    expect(unread).toEqual(['Additional Name', 'Group Membership', ...other]);
  });

  it('from another keep the extension', () => {
    const { people, unread } = contactsOf('contacts-outlook');
    expect(people).toMatchObject([
      {
        person: 'Ida Sund',
        problems: [],
        emails: ['ida.sund@example.com'],
        phones: [
          ['+12075550161', '12'],
          ['+12075550162', null],
          ['+12075550163', null],
        ],
      },
    ]);
    expect(unread).toEqual(['Middle Name', 'Title']);
  });

  it('have their extensions, however these are written', () => {
    const { people } = contactsOf('contacts-extensions');
    expect(people.map(({ phones }) => phones.flat())).toEqual([
      ['+12075550161', '12'],
      ['+12075550162', '34'],
      ['+12075550163', '5'],
      ['+12075550164', '99'],
      ['+12075550165', null],
    ]);
  });

  it('lose signs that nobody sees, which stand in no number that is kept', () => {
    const { people } = contactsOf('contacts-invisible');
    expect(people.map(({ phones }) => phones[0]?.[0])).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((last) => `+1207555017${String(last)}`),
    );
    for (const { written } of people) expect(written).toMatch(/^[\d\s()+.-]+$/);
    for (const { written } of people) expect(written).not.toMatch(/[^ -~]/);
  });

  it('have no zero behind their country', () => {
    const { people } = contactsOf('contacts-trunk-zero');
    expect(people.map(({ phones }) => phones[0]?.[0])).toEqual(Array(4).fill('+442079460018'));
  });

  it('are refused where a spreadsheet cut their number', () => {
    const { people } = contactsOf('contacts-excel-science');
    expect(people).toMatchObject([
      {
        person: 'Sci Note',
        problems: [expect.stringContaining('was shortened'), expect.anything()],
      },
      { person: 'Lost Plus', problems: [], phones: [['+12075550178', null]] },
    ]);
  });

  it('that come as new accounts have each column named, with what it is taken for', async () => {
    for (const name of ['contacts-google', 'contacts-outlook', 'contacts-extensions']) {
      const columns = valueOf(columnsOfSpreadsheet(await linesOf(name)));
      const [head] = await linesOf(name);
      expect(columns.map(({ heading }) => heading)).toEqual(head?.cells);
    }
  });
});

describe('zones that people bring', () => {
  it.each([
    ['zones-sep-hint-comma', [['7', '051', 'Front door – contact', '134', 2 + 1]]],
    [
      'zones-sep-hint-semicolon',
      [
        ['7', '051', 'Front door – contact', '134', 3],
        ['7', '052', 'Hall motion', '132', 4],
      ],
    ],
    ['zones-pipe', [['7', '055', 'Pipe door', undefined, 2]]],
    ['zones-inch-mark', [['7', '054', 'Roll-up door 36" wide', undefined, 2]]],
    ['zones-multiline-heading', [['7', '053', 'Garage door', '134', 4]]],
  ])('in %s are read whole, each with its line', async (name, rows) => {
    const read = valueOf(zoneCsvOf(await linesOf(name)));
    expect(read.ignored).toEqual([]);
    expect(
      read.rows.map(({ cells, line }) => [
        cells.site,
        cells.num,
        cells.description,
        cells.event,
        line,
      ]),
    ).toEqual(rows);
    for (const row of read.rows) expect(readZoneRow(row, null).ok).toBe(true);
  });
});

it('a cell in a column without a name is told, never dropped', async () => {
  const text = 'Zone,Description,\n001,Front door, left\n002,Hall,,motion\n003,Den';
  const rows = valueOf(zoneCsvOf(valueOf(await csvParseReader.read(text)))).rows;
  expect(rows.map((row) => readZoneRow(row, null))).toMatchObject([
    { ok: false, error: '“left” is in a column without a heading' },
    { ok: false, error: '“motion” is in a column without a heading' },
    { ok: true },
  ]);
  const sheet = 'Name,City\nPetrie,Portland\nOtis,Bath,ME';
  expect(columnsOfSpreadsheet(valueOf(await csvParseReader.read(sheet)))).toEqual({
    ok: false,
    error: 'Line 3 has more cells than there are headings',
  });
});

it('sites that people bring have the time zone that is meant, by any of its names', async () => {
  const [head, ...lines] = await linesOf('sites-time-zones');
  const zones = lines.map(({ cells, line }) => {
    const named = new Map(cells.map((cell, at) => [head?.cells[at] ?? '', cell]));
    const { cells: given } = valueOf(readPortalLine(line, named));
    const site = { ...KINDS.site.blank, timeZone: 'UTC', street: '14 Kelp Lane', city: 'Portland' };
    const stored = {
      ...site,
      group: 4471,
      name: 'Petrie',
      siteType: 'Residential',
      region: 'ME',
      site: Number(given['site']),
      postalCode: '04101',
      servicePlan: ['Burglary'],
    };
    const validated = validateRecord(KINDS.site, given, stored);
    return validated.verdict === 'changed' ? validated.values['timeZone'] : validated;
  });
  expect(zones).toEqual([
    'America/Phoenix',
    'America/Phoenix',
    'America/New_York',
    'America/New_York',
    'America/New_York',
    'America/Detroit',
    'America/Indiana/Indianapolis',
    'America/Boise',
    'America/Kentucky/Louisville',
    'Pacific/Honolulu',
    'America/Puerto_Rico',
    'Pacific/Guam',
    'America/Toronto',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'America/Halifax',
  ]);
});
