import type { BulkTestForm } from '../../bulk-tests/bulk-test.schema.ts';
import { isoInstant } from '../../kernel/instant.ts';
import type { NoticePorts } from '../contacts/notify-contacts.operation.ts';
import type { StoredTest } from '../tests-on-site/site-test.repository.port.ts';
import { detailOf } from '../tests-on-site/describe-test.rule.ts';
import { storeTest } from '../tests-on-site/store-test.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { bulkVerdict, type BulkVerdict } from './bulk-verdict.rule.ts';
import type { BulkSite, StoredBulkRow, StoredBulkRun } from './bulk-test.repository.port.ts';
import { refusedText, skippedRow, workOnRows, type BulkWork } from './work-on-rows.operation.ts';
import { momentText } from '../moment-text.rule.ts';

/**
 * Returns the earlier test if the bulk-test run extended exactly one test; otherwise null. Merged tests and occurrences of
 * a series cannot be restored (domain guide 6.1).
 */
const restorable = (met: readonly StoredTest[]): StoredTest | null => {
  const [only, ...others] = met;
  return only !== undefined && others.length === 0 && only.recurrence === null ? only : null;
};

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
  form: BulkTestForm,
  { row, site }: { readonly row: StoredBulkRow; readonly site: BulkSite },
): Promise<BulkWork> => {
  const now = ports.clock.now();
  const verdict = bulkVerdict(site, form, {
    id: ports.ids.next(),
    accountId: run.ownerId,
    name: run.ownerName,
    now,
    wallClock: ports.wallClock,
    checkedAt: run.checkedAt,
  });
  if (verdict.kind === 'skip') return skippedRow(row, verdict.words);
  const open = site.tests.filter(({ noted }) => noted !== 'ended');
  const stored = await storeTest(tx, ports, verdict.wanted, open, {
    timeZone: site.timeZone,
    now,
    groupHours: site.maxTestHours,
  });
  if (!stored.ok) return skippedRow(row, refusedText(stored.error));
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
    changes: [],
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

/** Places rows of a bulk run on test. Each row is checked against the site's current state. */
export const placeBulkRows = (
  tx: Transaction,
  ports: NoticePorts,
  run: StoredBulkRun,
  rows: readonly StoredBulkRow[],
  form: BulkTestForm,
): Promise<readonly BulkWork[]> =>
  workOnRows(tx, run, rows, (row, site) => placeRow(tx, ports, run, form, { row, site }));
