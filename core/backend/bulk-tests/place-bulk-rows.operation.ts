import { isoInstant } from '../../kernel/instant.ts';
import type { AuditFacts } from '../record-audit.operation.ts';
import type { NoticePorts } from '../contacts/notify-contacts.operation.ts';
import type { StoredTest } from '../tests-on-site/site-test.repository.port.ts';
import { detailOf } from '../tests-on-site/describe-test.rule.ts';
import { storeTest } from '../tests-on-site/store-test.operation.ts';
import type { NotifiedTest } from '../tests-on-site/notify-tests.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { bulkVerdict, type BulkVerdict } from './bulk-verdict.rule.ts';
import type { BulkSite, StoredBulkRow, StoredBulkRun } from './bulk-test.repository.port.ts';
import { momentText } from '../moment-text.rule.ts';

/** The result of working on one row. The caller must write all history first and the audit rows last. */
export interface BulkWork {
  readonly row: StoredBulkRow;
  readonly notified: readonly NotifiedTest[];
  readonly audit: AuditFacts | null;
}

const GONE = 'This account is no longer in your group.';

/**
 * Returns the earlier test if the bulk-test run extended exactly one test; otherwise null. Merged tests and occurrences of
 * a series cannot be restored (domain guide 6.1).
 */
const restorable = (met: readonly StoredTest[]): StoredTest | null => {
  const [only, ...others] = met;
  return only !== undefined && others.length === 0 && only.recurrence === null ? only : null;
};

const skipped = (row: StoredBulkRow, words: string): BulkWork => ({
  row: { ...row, outcome: 'skipped', words },
  notified: [],
  audit: null,
});

const mergedText = (
  { met, joined }: Extract<BulkVerdict, { kind: 'merge' }>,
  site: BulkSite,
  ports: NoticePorts,
): string => {
  const localClock = {
    wallClock: ports.wallClock,
    timeZone: site.timeZone,
    now: ports.clock.now(),
  };
  const until = momentText(joined.endsAt, localClock).replace(/^(at|on) /, '');
  return `${met[0]?.placedBy ?? 'Another'}'s test now ends ${until}.`;
};

const placeRow = async (
  tx: Transaction,
  ports: NoticePorts,
  run: StoredBulkRun,
  row: StoredBulkRow,
): Promise<BulkWork> => {
  if (row.outcome !== null) return { row, notified: [], audit: null };
  await tx.siteTests.lock(row.siteNum);
  const [site] = await tx.bulkTests.sites([row.siteNum], run.siteGroupNum, run.checkedAt);
  if (site === undefined) return skipped(row, GONE);
  const now = ports.clock.now();
  const verdict = bulkVerdict(site, run.form, {
    id: ports.ids.next(),
    accountId: run.ownerId,
    name: run.ownerName,
    now,
    wallClock: ports.wallClock,
    checkedAt: run.checkedAt,
  });
  if (verdict.kind === 'skip') return skipped(row, verdict.words);
  const open = site.tests.filter(({ noted }) => noted !== 'ended');
  const stored = await storeTest(tx, ports, verdict.wanted, open, {
    timeZone: site.timeZone,
    now,
    groupHours: site.maxTestHours,
  });
  if (!stored.ok)
    return skipped(row, 'message' in stored.error ? (stored.error.message ?? GONE) : GONE);
  const { test, merged } = stored.value;
  const first = open.find(({ id }) => id === test.id);
  const event = first?.noted === 'started' ? 'Test extended' : 'Test started';
  return {
    row: {
      ...row,
      outcome: merged ? 'merged' : 'placed',
      words: verdict.kind === 'merge' ? mergedText(verdict, site, ports) : verdict.words,
      testId: test.id,
      testRev: test.rev,
      before: verdict.kind === 'merge' ? restorable(verdict.met) : null,
    },
    notified: [{ event, test, at: now, by: run.ownerName }],
    audit: {
      operation: 'test.place',
      result: 'ok',
      target: `site ${site.siteNum}`,
      detail: detailOf(test, {
        merged: String(merged),
        run: run.id,
        until: isoInstant(test.endsAt),
      }),
    },
  };
};

/**
 * Places rows of a bulk-test run on test, in the order of their site numbers so that two runs cannot deadlock. Each row is
 * checked against the site's current state.
 */
export const placeBulkRows = async (
  tx: Transaction,
  ports: NoticePorts,
  run: StoredBulkRun,
  rows: readonly StoredBulkRow[],
): Promise<readonly BulkWork[]> => {
  const done: BulkWork[] = [];
  for (const row of rows) done.push(await placeRow(tx, ports, run, row));
  return done;
};
