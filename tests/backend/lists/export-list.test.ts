import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { createExportList } from '#core/backend/lists/export-list.operation.ts';
import { tableFiles } from '#adapters/server/pdf/table-files.ts';

const exportList = createExportList({
  clock: { now: () => Date.parse('2026-03-12T14:08:00Z') },
  tableFiles,
});
const listOf = (count: number) => ({
  name: 'things',
  title: 'Things ☃',
  filter: 'kind a',
  columns: ['a', 'b'].map((key) => ({ key, title: key, value: (row: number) => `${key} ${row}` })),
  total: count,
  rows: () => Promise.resolve(Array.from({ length: count }, (_, at) => at)),
});

describe('taking a list away', () => {
  it('makes a file of up to 5,000 rows at once, named by its count', async () => {
    const made = await exportList(listOf(2), { columns: ['b'], format: 'csv' });
    expect(made).toMatchObject({
      ok: true,
      value: { to: 'file', rows: 2, file: { name: 'things-2-rows-2026-03-12.csv' } },
    });
    if (made.ok && made.value.to === 'file')
      expect(new TextDecoder().decode(made.value.file.bytes)).toBe('b\r\nb 0\r\nb 1\r\n');
  });

  it('prints as many pages as it takes, whatever the rows say', async () => {
    const odd = {
      ...listOf(90),
      rows: () => Promise.resolve(Array.from({ length: 90 }, (_, at) => at)),
    };
    const columns = [
      { key: 'a', title: 'A', value: (row: number) => 'x'.repeat(row * 9) },
      { key: 'b', title: 'Ж', value: (row: number) => `é ☃ ${row}\nnext` },
    ];
    const made = await exportList({ ...odd, columns }, { columns: null, format: 'pdf' });
    if (!made.ok || made.value.to !== 'file') throw new Error('no file');
    const document = await PDFDocument.load(made.value.file.bytes);
    expect(document.getPageCount()).toBeGreaterThan(2);
  });

  it('hands more rows to a job where there is one, and refuses them with words where not', async () => {
    const none = await exportList(listOf(5001), { columns: null, format: 'csv' });
    expect(none).toMatchObject({ ok: false, error: { code: 'tooManyRows' } });
    let started = 0;
    const job = await exportList(listOf(5001), { columns: null, format: 'csv' }, () => {
      started += 1;
      return Promise.resolve(true);
    });
    expect([job, started]).toEqual([{ ok: true, value: { to: 'job', rows: 5001 } }, 1]);
  });
});
