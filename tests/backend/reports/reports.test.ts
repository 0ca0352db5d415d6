import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  REPORT_FORMATS,
  REPORT_LIMITS,
  type ReportFormat,
  type ReportScope,
} from '#core/reports/report-row.schema.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { describeDatabase } from '../harness/database.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';
import { GROUPS, reportsWorld, type ReportsWorld } from './reports-world.ts';

const FORMULA = '=HYPERLINK("x") & <Door>';

describeDatabase('reports', (engine) => {
  let world: ReportsWorld;
  let dana: Awaited<ReturnType<ReportsWorld['person']>>;
  beforeAll(async () => {
    world = await reportsWorld(engine);
    await world.site(700001);
    await world.site(700002, GROUPS.branch, 700);
    await world.site(700003, GROUPS.stranger);
    dana = await world.person();
  });
  afterAll(() => world.close());

  const made = async (...run: Parameters<typeof dana.run>): Promise<string> => {
    const [id = ''] = valueOf(await dana.run(...run)).ids;
    await world.work();
    return id;
  };
  const rowOf = async (id: string) =>
    valueOf(await dana.list({ size: 100 })).reports.find((one) => one.id === id);

  it('come as CSV, XLSX and PDF with the same rows, which tools of others read', async () => {
    const csv = await world.bytesOf(dana.file(await made({ format: 'csv' })));
    const [head, ...rows] = parse(csv, { bom: true });
    expect(rows).toHaveLength(703);
    expect(head?.slice(0, 3)).toEqual(['Site', 'Site number', 'Account']);
    // Text that a spreadsheet would evaluate as a formula is marked as text.
    expect(rows[0]?.[6]).toBe(`'${FORMULA}`);
    const xlsx = await readSheet(await world.bytesOf(dana.file(await made({ format: 'xlsx' }))));
    expect(xlsx).toHaveLength(704);
    expect(xlsx[1]?.[6]).toBe(FORMULA);
    expect(xlsx.at(-1)?.[6]).toBe('Zone 700');
    const id = await made({ format: 'pdf' });
    const pdf = await world.bytesOf(dana.file(id));
    const { pages } = (await rowOf(id)) ?? {};
    const read = await readPdf(pdf);
    expect(read.pages).toBe(pages);
    expect(pages).toBeGreaterThan(10);
    const { text } = read;
    // Every zone appears once. The first three zones are left out of the check, because a second site has the same zones.
    for (let zone = 4; zone <= 700; zone += 1)
      expect(text.match(new RegExp(`Zone ${String(zone)}\\b`, 'g')), String(zone)).toHaveLength(1);
    expect(text).toContain(`Zone list · page 1 of ${String(pages)}`);
    expect(text).toContain(`Zone list · page ${String(pages)} of ${String(pages)}`);
    expect(text).toContain('703 rows in total.');
  });

  it('are about the scope that was chosen and nothing outside of the group', async () => {
    const rows = async (...run: Parameters<typeof dana.run>) =>
      (await rowOf(await made(...run)))?.rows;
    expect(await rows({ scope: { kind: 'branch', siteGroupNum: GROUPS.branch } })).toBe(700);
    expect(await rows({ scope: { kind: 'site', siteNum: 700001 } })).toBe(3);
    expect(await rows({ scope: { kind: 'sites', siteNums: [700001, 700002] } })).toBe(703);
    const foreign: readonly ReportScope[] = [
      { kind: 'site', siteNum: 700003 },
      { kind: 'sites', siteNums: [700001, 700003] },
      { kind: 'group', siteGroupNum: GROUPS.stranger },
      { kind: 'branch', siteGroupNum: GROUPS.stranger },
    ];
    for (const scope of foreign)
      expect(await dana.run({ scope })).toMatchObject({ ok: false, error: { kind: 'notFound' } });
  });

  it('are begun once for the id of the dialog, three at a time', async () => {
    const id = randomUUID();
    expect(valueOf(await dana.run({}, id)).ids).toEqual([id]);
    expect(valueOf(await dana.run({}, id)).ids).toEqual([id]);
    valueOf(await dana.run());
    valueOf(await dana.run());
    expect(await dana.run()).toMatchObject({ ok: false, error: { code: 'tooManyJobs' } });
    await world.work();
    const { reports } = valueOf(await dana.list({ size: 100 }));
    expect(reports.filter((one) => one.id === id)).toHaveLength(1);
  });

  it('are stopped with a word of who did, and go on as a new one', async () => {
    const [id = ''] = valueOf(await dana.run()).ids;
    expect(await rowOf(id)).toMatchObject({ state: 'Queued' });
    valueOf(await dana.stop(id));
    expect(await rowOf(id)).toMatchObject({ state: 'Failed', problem: 'Stopped by Dana Reyes.' });
    expect(await dana.stop(id)).toMatchObject({ ok: false, error: { code: 'reportEnded' } });
    expect(await dana.file(id)).toMatchObject({ ok: false, error: { kind: 'notFound' } });
    const [next = ''] = valueOf(await dana.again(id, 'csv')).ids;
    await world.work();
    expect(await rowOf(next)).toMatchObject({ state: 'Ready', rows: 703 });
  });

  it('say that they are too long in each form, and come in the ways that are offered instead', async () => {
    expect(REPORT_LIMITS.rows).toEqual({ pdf: 50000, csv: 1000000, xlsx: 1000000 });
    const limits = REPORT_LIMITS.rows as Record<ReportFormat, number>;
    const most = { ...limits };
    Object.assign(limits, { pdf: 702, csv: 702, xlsx: 702 });
    const failed: Record<string, string> = {};
    try {
      for (const format of REPORT_FORMATS) failed[format] = await made({ format });
    } finally {
      Object.assign(limits, most);
    }
    for (const format of REPORT_FORMATS) {
      const id = failed[format] ?? '';
      expect(await rowOf(id)).toMatchObject({ state: 'Failed', fault: 'tooManyRows', format });
      expect((await rowOf(id))?.problem).toMatch(
        /^Over 702 rows: a (PDF|file) can have at most that many\.$/,
      );
      expect(await dana.file(id)).toMatchObject({ ok: false, error: { kind: 'notFound' } });
    }
    const again = async (split: 'whole' | 'branches') => {
      const { ids } = valueOf(await dana.again(failed['pdf'] ?? '', 'csv', split));
      await world.work();
      return (await Promise.all(ids.map(rowOf))).map((row) => [row?.state, row?.rows]);
    };
    expect(await again('whole')).toEqual([['Ready', 703]]);
    expect(await again('branches')).toEqual([
      ['Ready', 3],
      ['Ready', 700],
    ]);
  });

  it('are made one for each branch, or in halves of their days', async () => {
    const id = await made({ kind: 'alarmHistory' });
    const branches = valueOf(await dana.again(id, 'csv', 'branches')).ids;
    expect(branches).toHaveLength(2);
    await world.work();
    const halves = valueOf(await dana.again(id, 'csv', 'halves')).ids;
    await world.work();
    const rows = await Promise.all(halves.map(rowOf));
    expect(rows[0]?.toDay.localeCompare(rows[1]?.fromDay ?? '')).toBe(-1);
    expect((await Promise.all(branches.map(rowOf))).map((row) => row?.scope.kind)).toEqual([
      'branch',
      'branch',
    ]);
  });

  it('say when nobody may have them any more: another group, deleted, or kept long enough', async () => {
    const id = await made();
    const stranger = await world.person({ group: GROUPS.stranger, name: 'Sam Ortiz' });
    const staff = await world.person({ application: 1, name: 'Marcus Hale' });
    const none = await world.person({ roles: [], name: 'Lee Park' });
    expect(await stranger.file(id)).toMatchObject({ ok: false, error: { kind: 'notFound' } });
    expect(await none.list()).toMatchObject({ ok: false, error: { kind: 'forbidden' } });
    expect(await staff.run()).toMatchObject({ ok: false, error: { kind: 'forbidden' } });
    await world.bytesOf(staff.file(id));
    expect(await rowOf(id)).toMatchObject({ downloads: 1, lastReader: 'Marcus Hale' });
    const gone = await made();
    valueOf(await dana.remove(gone));
    expect(await rowOf(gone)).toBeUndefined();
    expect(await dana.file(gone)).toMatchObject({ ok: false, error: { kind: 'notFound' } });
    world.clock.advance(REPORT_LIMITS.keepFile);
    expect(await rowOf(id)).toMatchObject({ state: 'Expired' });
    expect(await dana.file(id)).toMatchObject({ ok: false, error: { code: 'reportExpired' } });
  });

  it('narrow by kind, status, day and words, and name who made them', async () => {
    const id = await made({ kind: 'troubles' });
    const narrowed = async (filters: Record<string, string>, search = '') =>
      valueOf(await dana.list({ filters, search, size: 100 })).reports;
    expect((await narrowed({ kind: 'troubles' })).map((one) => one.id)).toEqual([id]);
    expect((await narrowed({ state: 'Failed' })).every(({ state }) => state === 'Failed')).toBe(
      true,
    );
    expect(await narrowed({ to: '2001-01-01' })).toEqual([]);
    expect((await narrowed({}, 'dana troubles')).map((one) => one.id)).toEqual([id]);
  });
});
