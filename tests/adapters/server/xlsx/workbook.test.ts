import { inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { readSheet } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { workbook } from '#adapters/server/xlsx/workbook.ts';
import type { ReportCells, WorkbookPlace } from '#core/backend/reports/report-files.port.ts';

const HEAD = ['Name', 'Count'];

/** Writes rows in chunks of this size. Between chunks, only the serialized state is kept. */
const written = async (rows: ReportCells, size: number): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  let place: WorkbookPlace | null = null;
  for (let at = 0; at === 0 || at < rows.length; at += size) {
    const piece = { head: HEAD, rows: rows.slice(at, at + size), isLast: at + size >= rows.length };
    const made = await workbook(place, piece);
    parts.push(made.bytes);
    place = JSON.parse(JSON.stringify(made.place)) as WorkbookPlace;
  }
  return Buffer.concat(parts);
};

it('says the same in one piece and in many, to a reader that is not ours', async () => {
  const cell = fc.oneof(fc.string({ minLength: 1 }), fc.constant('=1+1 & <b> "x"'));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(cell, fc.integer({ min: -1000, max: 1000 })), { maxLength: 25 }),
      fc.integer({ min: 1, max: 9 }),
      async (rows, size) => {
        const read = await readSheet(await written(rows, size), { trim: false });
        expect(read[0]).toEqual(HEAD);
        expect(read).toHaveLength(rows.length + 1);
        expect(read.slice(1).map((one) => one[1])).toEqual(rows.map((one) => one[1]));
        expect(await readSheet(await written(rows, 1000), { trim: false })).toEqual(read);
      },
    ),
    { numRuns: 40 },
  );
});

it('tells wall times as dates, which a spreadsheet sorts and counts with', async () => {
  const days = Date.parse('2026-11-01T01:30:05Z') / 86400000 + 25569;
  const read = await readSheet(
    await written(
      [
        [{ days }, 1],
        ['text', 2],
      ],
      1,
    ),
  );
  expect(read[1]?.[0]).toBeInstanceOf(Date);
  expect((read[1]?.[0] as unknown as Date).toISOString().slice(0, 19)).toBe('2026-11-01T01:30:05');
  expect(read[2]?.[0]).toBe('text');
});

it('leaves out signs that no XML may hold, and is unpacked by the system as well', async () => {
  const bytes = await written([['a\u0000b\uD800c', 1]], 5);
  const [, row] = await readSheet(bytes);
  expect(row?.[0]).toBe('abc');
  const name = 'xl/worksheets/sheet1.xml';
  // The file contains the name twice. The sheet's data follows the second occurrence.
  const at = bytes.indexOf(name, bytes.indexOf(name) + 1) + name.length;
  expect(inflateRawSync(bytes.subarray(at)).toString()).toMatch(/<\/worksheet>$/);
});
