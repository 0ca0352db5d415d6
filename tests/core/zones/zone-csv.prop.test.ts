import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textCell } from '#core/forms/file-cell.rule.ts';
import type { AnyField } from '#core/forms/create-form.schema.ts';
import { csvText } from '#core/kernel/csv-text.rule.ts';
import { listTable } from '#core/lists/list-table.rule.ts';
import { csvTextOf } from '#core/zones/csv-text.rule.ts';
import {
  countVerdicts,
  checkZoneRows,
  type ValidatedRow,
} from '#core/zones/check-zone-rows.rule.ts';
import { placeInSite, type KnownSite } from '#core/zones/place-in-site.rule.ts';
import { eventsOf, ZONE_SERVICE_TYPES } from '#core/zones/signal-chain.rule.ts';
import { zoneCsvOf } from '#core/zones/zone-csv.rule.ts';
import { type ZoneForm, zoneForm } from '#core/zones/zone-form.schema.ts';
import { VERIFY_TYPES } from '#core/zones/zone-kinds.ts';
import { LATER_FIELDS, zoneColumns, zoneRows } from '#core/zones/zone-list.ts';
import { fieldExample } from '#tests/support/field-example.ts';
import { csvParseReader } from '#adapters/csv/csv-parse-reader.ts';

const DEVICES = [
  {
    devNum: 1,
    transmitterCode: 'HP1',
    description: 'Panel',
    areas: [
      { num: 1, name: 'Shop' },
      { num: 2, name: '' },
    ],
  },
];
/** Default values of form fields that were added after this test was written. */
const LATER = Object.fromEntries(
  Object.entries<AnyField>(zoneForm.fields)
    .filter(([name]) => LATER_FIELDS.includes(name))
    .map(([name, field], at) => {
      const cell = field.cell ?? textCell;
      return [name, cell.read(fieldExample(name, field, { cell, at }))];
    }),
);
const EMPTY: KnownSite = { siteNum: 1, devices: DEVICES, zones: [] };

const cellText = fc
  .string({ minLength: 1, maxLength: 30, unit: fc.constantFrom(...Array.from('abcdé –,"=+-@;#1')) })
  .map((text) => text.trim())
  .filter((text) => text !== '');
const form = fc
  .record({
    num: fc.integer({ min: 0, max: 999 }).map((num) => String(num).padStart(3, '0')),
    areaNum: fc.constantFrom(0, 1, 2, 7),
    description: cellText,
    serviceType: fc.constantFrom(...ZONE_SERVICE_TYPES),
    pick: fc.nat(),
    signalCode: fc.constantFrom(null, '131', '384'),
    equipment: fc.option(cellText),
    location: fc.option(cellText),
    verifyType: fc.constantFrom(...VERIFY_TYPES),
  })
  .map(({ pick, ...rest }): ZoneForm => {
    const events = eventsOf(rest.serviceType);
    return {
      ...(zoneForm.read(zoneForm.show(null)) as ZoneForm),
      ...LATER,
      ...rest,
      eventCode: pick % 3 === 0 ? null : (events[pick % events.length]?.code ?? null),
    };
  });
const forms = fc.uniqueArray(form, {
  maxLength: 30,
  selector: ({ areaNum, num, signalCode }) => `${Number(num)}/${areaNum}/${signalCode ?? ''}`,
});

const siteOf = (all: readonly ZoneForm[]): KnownSite => ({
  ...EMPTY,
  zones: all.map((one, at) => ({ id: String(at), rev: 1, form: one })),
});

/** Returns the site as it is after importing the validated rows. */
const applied = (site: KnownSite, checked: readonly ValidatedRow[]): KnownSite => ({
  ...site,
  zones: [
    ...site.zones.map((zone) => {
      const found = checked.find(
        ({ verdict }) => verdict.kind === 'changed' && verdict.before.id === zone.id,
      );
      return found?.verdict.kind === 'changed' ? { ...zone, form: found.verdict.form } : zone;
    }),
    ...checked.flatMap(({ row, verdict }) =>
      verdict.kind === 'new' ? [{ id: `new ${row.line}`, rev: 1, form: verdict.form }] : [],
    ),
  ],
});

const rowsOf = async (text: string) => {
  const lines = await csvParseReader.read(text);
  const csv = lines.ok ? zoneCsvOf(lines.value) : lines;
  return csv.ok ? csv.value.rows : [];
};
const check = (site: KnownSite, rows: Awaited<ReturnType<typeof rowsOf>>) =>
  checkZoneRows(rows, [site], placeInSite(site));

/** Exports a list of these zones and returns the file's content. */
const fileOf = (all: readonly ZoneForm[]): string => {
  const zones = all.map((one, at) => ({
    ...one,
    id: String(at),
    rev: 1,
    source: 'site',
    bypassed: false,
    unrestoredSince: null,
    lastSignalAt: null,
    lastSignal: null,
    test: null,
    updatedAt: null,
    updatedBy: null,
  })) as Parameters<typeof zoneRows>[0];
  const table = listTable(
    zoneColumns((at) => at),
    null,
    zoneRows(zones, DEVICES),
  );
  return csvText(table.head, table.rows);
};

/** Fields that the exported list omits. All other fields survive export and import. */
const UNFILED = ['format', 'restoreRequired', 'restoreMinutes'];
const filedOf = (one: ZoneForm) =>
  zoneForm.names
    .filter((name) => !UNFILED.includes(name))
    .map((name) => [name, one[name]] as const);

/** Generates arbitrary lines, some of them almost valid zones. */
const cell = fc.oneof(
  cellText,
  fc.constantFrom('', '1', '001', 'Burglary', 'Fire', '131', 'x'.repeat(61)),
);
const anyFile = fc
  .array(fc.array(cell, { minLength: 1, maxLength: 6 }), { maxLength: 20 })
  .map((rows) => csvText(['Zone', 'Area', 'Description', 'Service type', 'Event', 'Code'], rows));

describe('a file of zones', () => {
  it('gives each row exactly one verdict, and applied once more changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(anyFile, forms, async (text, before) => {
        const site = siteOf(before);
        const rows = await rowsOf(text);
        const checked = check(site, rows);
        const counts = countVerdicts(checked);
        expect(counts.new + counts.changed + counts.unchanged + counts.refused).toBe(rows.length);
        const again = countVerdicts(check(applied(site, checked), rows));
        expect(again).toMatchObject({ new: 0, changed: 0, refused: counts.refused });
      }),
      { numRuns: 60 },
    );
  });

  it('that was taken away reads back as it is: nothing new, nothing changed, on an empty site all new', async () => {
    await fc.assert(
      fc.asyncProperty(forms, async (all) => {
        const rows = await rowsOf(fileOf(all));
        expect(countVerdicts(check(siteOf(all), rows))).toMatchObject({ unchanged: all.length });
        const fresh = check(EMPTY, rows);
        expect(countVerdicts(fresh)).toMatchObject({ new: all.length });
        expect(
          fresh.map(({ verdict }) => ('form' in verdict ? filedOf(verdict.form) : null)),
        ).toEqual(all.map(filedOf));
      }),
      { numRuns: 60 },
    );
  });

  it('is read line by line, and no text breaks it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyFile, fc.string({ maxLength: 80 })), async (text) => {
        const read = await csvParseReader.read(text);
        if (!read.ok) return;
        const numbers = read.value.map(({ line }) => line);
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      }),
      { numRuns: 100 },
    );
    expect(await csvParseReader.read('Zone;Description\n001;"Door, back"\n')).toEqual({
      ok: true,
      value: [
        { line: 1, cells: ['Zone', 'Description'] },
        { line: 2, cells: ['001', 'Door, back'] },
      ],
    });
    expect((await csvParseReader.read('Zone,Description\n001,"Door')).ok).toBe(false);
    const bomb = `Zone\n${'1\n'.repeat(10_001)}`;
    expect(await csvParseReader.read(bomb)).toMatchObject({ ok: false });
  });

  it('has the zeros back that a spreadsheet took off a Contact ID zone', async () => {
    const rows = await rowsOf('Zone,Description,Signal code\n1,Door,131\n12,Hall,\n7,Safe,BA');
    expect(
      check(EMPTY, rows).map(({ verdict }) => ('form' in verdict ? verdict.form.num : null)),
    ).toEqual(['001', '012', '7']);
  });

  it('says why a row is refused', async () => {
    const rows = await rowsOf(
      [
        'Zone,Area,Description,Service type,Event',
        '1000,1,Door,Burglary,',
        '001,x,Door,Burglary,',
        '002,1,Door,Nonsense,',
        '003,1,Smoke,Fire,Perimeter',
        `004,1,${'x'.repeat(61)},Fire,`,
        '005,1,,Fire,',
        '006,1,Door,,',
        '6,1,Door again,,',
      ].join('\n'),
    );
    expect(
      check(EMPTY, rows).map(({ verdict }) =>
        'reason' in verdict ? verdict.reason : verdict.kind,
      ),
    ).toEqual([
      'Contact ID zones are 000 to 999',
      'x is not an area; areas are 0 to 99',
      'Nonsense is not a zone service type',
      'Perimeter is not a known event',
      '“xxxxxxxxxxxxxxxxxxxx…” is longer than 60 characters',
      'Description is required',
      'new',
      'Line 8 is for the same zone',
    ]);
  });
});

const encoded = (text: string, how: 'utf8' | 'utf16le' | 'utf16be'): Uint8Array => {
  const bytes = Buffer.from(text, how === 'utf8' ? 'utf8' : 'utf16le');
  return new Uint8Array(how === 'utf16be' ? bytes.swap16() : bytes);
};

describe('the bytes of a file', () => {
  it('are the same text however a spreadsheet wrote them', () => {
    const text = fc.string({
      minLength: 1,
      maxLength: 40,
      unit: fc.constantFrom(...Array.from('Zone,éü–€😀\n')),
    });
    fc.assert(
      fc.property(text, (given) => {
        expect(csvTextOf(encoded(`\uFEFF${given}`, 'utf8'))).toMatchObject({
          value: { text: given },
        });
        for (const how of ['utf16le', 'utf16be'] as const)
          expect(csvTextOf(encoded(`\uFEFF${given}`, how))).toEqual({
            ok: true,
            value: { text: given, encoding: 'UTF-16' },
          });
      }),
    );
  });

  it('of Windows are told by what is no UTF-8, and UTF-16 without a mark by its empty halves', () => {
    const windows = new Uint8Array([...Buffer.from('Caf'), 0xe9, 0x20, 0x96, 0x20, 0x80]);
    expect(csvTextOf(windows)).toEqual({
      ok: true,
      value: { text: 'Café – €', encoding: 'Windows-1252' },
    });
    expect(csvTextOf(encoded('Zone,Description', 'utf16le'))).toMatchObject({
      value: { encoding: 'UTF-16', text: 'Zone,Description' },
    });
  });

  it('never break it, and what is no text or too much is refused in words', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const read = csvTextOf(bytes);
        expect(typeof (read.ok ? read.value.text : read.error)).toBe('string');
      }),
    );
    expect(csvTextOf(new Uint8Array([0x50, 0x4b, 3, 4]))).toMatchObject({ ok: false });
    expect(csvTextOf(new Uint8Array(1024 * 1024 + 1))).toEqual({
      ok: false,
      error: 'The file must be at most 1 MB',
    });
    expect(csvTextOf(new Uint8Array([0x81, 0x00, 0x8d])).ok).toBe(false);
  });
});
