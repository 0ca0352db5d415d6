import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '#core/backend/audit.trail.port.ts';
import type { SessionCaller } from '#core/backend/caller.ts';
import {
  exportList,
  type ExportPorts,
  type ListToExport,
} from '#core/backend/lists/export-list.operation.ts';
import type { Transaction } from '#core/backend/unit-of-work.port.ts';
import type { ExportFormat } from '#core/lists/list-query.schema.ts';
import { tableFiles } from '#adapters/server/pdf/table-files.ts';
import { readPdf } from '#tests/support/read-pdf.ts';

const open = () => {
  const record: AuditEntry[] = [];
  const append = (entry: AuditEntry) => Promise.resolve(void record.push(entry));
  const branding = { letterhead: () => Promise.resolve(null) };
  const ports = {
    unitOfWork: {
      read: (work: (tx: Transaction) => unknown) => work({ branding } as never),
      run: (work: (tx: Transaction) => unknown) => work({ audit: { append } } as never),
    },
    clock: { now: () => Date.parse('2026-03-12T14:08:00Z') },
    tableFiles,
  } as unknown as ExportPorts;
  const caller = {
    session: { id: 's', accountId: 'a', actorId: 'a', siteGroupNum: 4471 },
  } as SessionCaller;
  const take = (
    count: number,
    own: Partial<ListToExport<number, string>> = {},
    format: ExportFormat = 'csv',
  ) =>
    exportList(ports, {
      name: 'things',
      title: 'Things ☃',
      columns: ['a', 'b'].map((key) => ({
        key,
        title: key,
        value: (row: number) => `${key} ${row}`,
      })),
      operation: 'things.export',
      auditFacts: (kind) => ({ kind, text: '', from: null }),
      rows: (_, _query, { limit }) =>
        Promise.resolve(Array.from({ length: Math.min(count, limit) }, (_value, at) => at)),
      ...own,
    })(caller, { query: 'x', columns: format === 'csv' ? ['b'] : null, format });
  return { record, take };
};

describe('taking a list away', () => {
  it('makes a file named by its count, and one line with what was asked', async () => {
    const { record, take } = open();
    const made = await take(2);
    if (!made.ok) throw new Error('no file');
    expect(made.value.name).toBe('things-2-rows-2026-03-12.csv');
    expect(new TextDecoder().decode(made.value.bytes)).toBe('b\r\nb 0\r\nb 1\r\n');
    expect(record).toMatchObject([
      { operation: 'things.export', result: 'ok', detail: { kind: 'x', format: 'csv', rows: '2' } },
    ]);
    expect(Object.keys(record[0]?.detail ?? {})).not.toContain('text');
  });

  it('prints as many pages as it takes, whatever the rows say', async () => {
    const columns = [
      { key: 'a', title: 'A', value: (row: number) => 'x'.repeat(row * 9) },
      { key: 'b', title: 'Ж', value: (row: number) => `é ☃ ${row}\nnext` },
    ];
    const made = await open().take(90, { columns }, 'pdf');
    if (!made.ok) throw new Error('no file');
    const { pages, text } = await readPdf(made.value.bytes);
    expect(pages).toBeGreaterThan(2);
    // A character missing from the font is printed as one question mark. The surrounding text is complete.
    for (let row = 0; row < 90; row += 1) expect(text).toContain(`é ? ${row} next`);
  });

  it('refuses more than 5,000 rows with words, and paper where a job would take a spreadsheet', async () => {
    const { record, take } = open();
    expect((await take(5000)).ok).toBe(true);
    const error = { code: 'tooManyRows', message: expect.stringMatching(/^An export can have/) };
    for (const [own, format] of [
      [{}, 'csv'],
      [{}, 'pdf'],
      [{ byJob: true }, 'csv'],
    ] as const)
      expect(await take(5001, own, format)).toMatchObject({ error });
    const paper = await take(5001, { byJob: true }, 'pdf');
    expect(paper).toMatchObject({
      error: { message: expect.stringMatching(/^A PDF can have/) },
    });
    expect(record).toHaveLength(1);
  });
});
