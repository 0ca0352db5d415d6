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
import type { ReportScope } from '#core/reports/report.schema.ts';
import {
  describeEachEngine,
  openTestDatabase,
  type TestDatabase,
} from '#tests/backend/harness/database.ts';
import { testVault } from '#tests/backend/harness/test-vault.ts';

const DAY = 24 * 3600000;
const NOW = Date.UTC(2026, 2, 12, 18, 8);
const GROUP = 4471;

describeEachEngine('the rows of each kind of report', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase({ engine });
    await seedDemoWorld(database, {
      ...{ now: NOW, size: 'small', vault: testVault, providerName: 'Northgate Monitoring' },
      ...{ consumerUrl: 'http://localhost:4281', dealerUrl: 'http://localhost:4280' },
      hashSecret: (secret: string) => Promise.resolve(`hash of ${secret}`),
    });
  });
  afterAll(() => database.close());

  const askOf = (kind: ReportKind, scope: ReportScope, limit: number): ReportAsk => ({
    ...{ kind, scope, limit, siteGroupNum: GROUP, after: null, now: NOW, days: 30 },
    ...{ from: NOW - 60 * DAY, until: NOW, timeZone: 'America/New_York' },
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
    'are the same read whole and page by page, under every heading, in the order of sites: %s',
    async (kind) => {
      const scope = { kind: 'group', siteGroupNum: GROUP } as const;
      const whole = await allOf(askOf(kind, scope, 100000));
      const size = Math.max(3, Math.floor(whole.length / 7));
      expect(await allOf(askOf(kind, scope, size))).toEqual(whole);
      if (whole.length === 0)
        expect(['accountsChanged', 'codeChanges', 'testResults']).toContain(kind);
      for (const { key } of REPORT_COLUMNS_OF[kind])
        for (const row of whole.slice(0, 20)) expect(Object.keys(row)).toContain(key);
      const sites = whole.map((row) => Number(row['site_num']));
      expect(sites).toEqual(sites.toSorted((one, other) => one - other));
    },
    60000,
  );

  it('are never those of another group, whatever scope is named', async () => {
    const foreign = { kind: 'group', siteGroupNum: 4490 } as const;
    for (const kind of REPORT_KINDS) expect(await allOf(askOf(kind, foreign, 1000))).toEqual([]);
  });
});
