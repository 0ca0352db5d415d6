import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDemoWorld } from '#adapters/server/demo/seed-demo-world.ts';
import { REPORT_COLUMNS_OF } from '#core/backend/reports/report-columns.ts';
import type {
  ReportAsk,
  ReportPlace,
  ReportRecord,
  ReportRows,
} from '#core/backend/reports/report-request.ts';
import { REPORT_KINDS, type ReportKind } from '#core/reports/report-kinds.ts';
import type { ReportScope } from '#core/reports/report-row.schema.ts';
import {
  describeEachEngine,
  openTestDatabase,
  type TestDatabase,
} from '#tests/backend/harness/database.ts';
import { testVault } from '#tests/backend/harness/test-vault.ts';

const DAY = 24 * 3600000;
const NOW = Date.UTC(2026, 2, 12, 18, 8);
const GROUP = 4471;
/** Number of the group with an answering service. */
const SERVED = 4490;
const groupOf = (kind: ReportKind): number => (kind === 'answeringMessages' ? SERVED : GROUP);
/** Maps report kinds to their sort columns. Reports on groups are sorted by time, reports on sites by site. */
const ORDERED_BY: Partial<Record<ReportKind, string>> = {
  answeringMessages: 'at',
  billingSummary: 'invoice_on',
};

describeEachEngine('the rows of each kind of report', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase({ engine });
    await seedDemoWorld(database, {
      now: NOW,
      size: 'small',
      vault: testVault,
      providerName: 'Northgate Monitoring',
      consumerUrl: 'http://localhost:4281',
      dealerUrl: 'http://localhost:4280',
      hashSecret: (secret: string) => Promise.resolve(`hash of ${secret}`),
    });
  });
  afterAll(() => database.close());

  const askOf = (kind: ReportKind, scope: ReportScope, limit: number): ReportAsk => ({
    kind,
    scope,
    limit,
    siteGroupNum: groupOf(kind),
    after: null,
    now: NOW,
    days: 30,
    from: NOW - 60 * DAY,
    until: NOW,
    fromDay: '2026-01-11',
    toDay: '2026-03-12',
    today: '2026-03-12',
    timeZone: 'America/New_York',
  });

  const allOf = async (ask: ReportAsk): Promise<readonly ReportRecord[]> => {
    const rows: ReportRecord[] = [];
    let after: ReportPlace | null = null;
    for (;;) {
      const place: ReportPlace | null = after;
      const page: ReportRows = await database.unitOfWork.read((tx) =>
        tx.reports.rows({ ...ask, after: place }),
      );
      rows.push(...page.rows);
      if (page.next === null) return rows;
      after = page.next;
    }
  };

  it.each(REPORT_KINDS)(
    'are the same read whole and page by page, under every heading, in an order: %s',
    async (kind) => {
      const scope = { kind: 'group', siteGroupNum: groupOf(kind) } as const;
      const whole = await allOf(askOf(kind, scope, 100000));
      const size = Math.max(3, Math.floor(whole.length / 7));
      expect(await allOf(askOf(kind, scope, size))).toEqual(whole);
      if (whole.length === 0)
        expect(['accountsChanged', 'codeChanges', 'testResults']).toContain(kind);
      for (const { key } of REPORT_COLUMNS_OF[kind])
        for (const row of whole.slice(0, 20)) expect(Object.keys(row)).toContain(key);
      const first = ORDERED_BY[kind] ?? 'site_num';
      const firsts = whole.map((row) => row[first] ?? '');
      const inOrder = firsts.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
      expect(firsts).toEqual(inOrder);
    },
    60000,
  );

  it('tell how far a report is by a number for each hundredth, in the order of its rows', async () => {
    for (const kind of REPORT_KINDS) {
      const ask = askOf(kind, { kind: 'group', siteGroupNum: groupOf(kind) }, 100);
      const marks = await database.unitOfWork.read((tx) => tx.reports.marks(ask));
      expect(marks).toHaveLength(100);
      expect(marks).toEqual(marks.toSorted((one, other) => one - other));
    }
  });

  it('narrow what belongs to groups by branch, and messages also by site', async () => {
    const invoices = async (scope: ReportScope) =>
      (await allOf(askOf('billingSummary', scope, 1000))).map((row) => row['branch_num']);
    expect(new Set(await invoices({ kind: 'group', siteGroupNum: GROUP })).size).toBeGreaterThan(1);
    const branch = { kind: 'branch', siteGroupNum: 4473 } as const;
    expect([...new Set(await invoices(branch))]).toEqual([4473]);
    const all = { kind: 'group', siteGroupNum: SERVED } as const;
    const messages = await allOf(askOf('answeringMessages', all, 1000));
    const siteNum = Number(messages.find((row) => row['site_num'] !== null)?.['site_num']);
    const ofSite = await allOf(askOf('answeringMessages', { kind: 'site', siteNum }, 1000));
    expect(ofSite).toEqual(messages.filter((row) => row['site_num'] === siteNum));
    expect(messages.some((row) => row['site_num'] === null)).toBe(true);
    expect(await allOf(askOf('billingSummary', { kind: 'site', siteNum }, 1000))).toEqual([]);
  });

  it('are never those of another group, whatever scope is named', async () => {
    for (const kind of REPORT_KINDS) {
      const other = groupOf(kind) === GROUP ? SERVED : GROUP;
      const foreign = { kind: 'group', siteGroupNum: other } as const;
      expect(await allOf(askOf(kind, foreign, 1000))).toEqual([]);
    }
  });
});
