import type { BulkChangeForm } from '../../bulk-tests/bulk-test.schema.ts';
import { plainText } from '../intake/plain-texts.rule.ts';
import { endOfDay } from '../account-info/end-of-day.operation.ts';
import type { NoticePorts } from '../contacts/notify-contacts.operation.ts';
import { momentText } from '../moment-text.rule.ts';
import { noteChange } from '../site-file/note-change.operation.ts';
import { detailOf } from '../tests-on-site/describe-test.rule.ts';
import type { StoredTest } from '../tests-on-site/site-test.repository.port.ts';
import { storeNextOccurrence } from '../tests-on-site/store-series.operation.ts';
import { storeTest } from '../tests-on-site/store-test.operation.ts';
import { takeOffTest } from '../tests-on-site/take-off-test.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { BulkSite, StoredBulkRow, StoredBulkRun } from './bulk-test.repository.port.ts';
import { noteWork } from './note-work.operation.ts';
import { refusedText, skippedRow, workOnRows, type BulkWork } from './work-on-rows.operation.ts';
import { changeVerdict } from './change-verdict.rule.ts';

interface Row {
  readonly row: StoredBulkRow;
  readonly site: BulkSite;
  readonly now: number;
}

/** Undoing a run restores one test that does not recur. */
const restorable = ([only, ...others]: readonly StoredTest[]): StoredTest | null =>
  only !== undefined && others.length === 0 && only.recurrence === null ? only : null;

const takeOff = async (
  tx: Transaction,
  ports: NoticePorts,
  run: StoredBulkRun,
  { now, row, site }: Row,
  tests: readonly StoredTest[],
): Promise<BulkWork> => {
  const done = [];
  for (const test of tests) {
    const off = await takeOffTest(tx, test, { name: run.ownerName, now });
    await storeNextOccurrence(tx, ports, off.test, { timeZone: site.timeZone, now });
    done.push(off);
  }
  const [first] = done;
  return {
    row: {
      ...row,
      outcome: 'done',
      testId: first?.test.id ?? null,
      testRev: first?.test.rev ?? null,
      before: restorable(tests),
    },
    notified: done.flatMap(({ notified }) => notified),
    changes: [],
    audit: {
      operation: 'test.clear',
      result: 'ok',
      target: `site ${site.siteNum}`,
      detail: { tests: tests.map(({ id }) => id).join(', '), run: run.id },
    },
  };
};

const extend = async (
  tx: Transaction,
  ports: NoticePorts,
  run: StoredBulkRun,
  { now, row, site }: Row,
  {
    by,
    merges,
    tests,
    wanted,
  }: {
    readonly by: number;
    readonly merges: boolean;
    readonly tests: readonly StoredTest[];
    readonly wanted: StoredTest;
  },
): Promise<BulkWork> => {
  const open = site.tests.filter(({ noted }) => noted !== 'ended');
  const place = { timeZone: site.timeZone, now, groupHours: site.maxTestHours };
  const stored = await storeTest(tx, ports, wanted, open, place);
  if (!stored.ok) return skippedRow(row, refusedText(stored.error));
  const { test } = stored.value;
  const localClock = { wallClock: ports.wallClock, timeZone: site.timeZone, now };
  return {
    row: {
      ...row,
      outcome: 'done',
      words: `Now ends ${momentText(test.endsAt, localClock).replace(/^(at|on) /, '')}.`,
      testId: test.id,
      testRev: test.rev,
      before: merges ? null : restorable(tests),
    },
    notified: [{ event: 'Test extended', test, at: now, by: run.ownerName }],
    changes: [],
    audit: {
      operation: 'test.extend',
      result: 'ok',
      target: `site ${site.siteNum}`,
      detail: detailOf(test, { by: String(by), run: run.id }),
    },
  };
};

const note = async (
  tx: Transaction,
  ports: NoticePorts,
  run: StoredBulkRun,
  { now, row, site }: Row,
  { text, until }: Extract<BulkChangeForm, { readonly act: 'note' }>,
): Promise<BulkWork> => {
  const { siteNum } = site;
  const id = ports.ids.next();
  const form = { text: plainText(text), until, pinned: false };
  const stamp = { by: run.ownerName, at: now, endsAt: endOfDay(ports, until, site.timeZone) };
  await tx.siteFiles.addNote({ ...form, id, siteNum }, stamp);
  const what = { operation: 'note.add', event: 'Note added', whole: true, detail: { run: run.id } };
  const change = noteChange(what, id, null, form);
  return noteWork(run, site, { ...row, outcome: 'done', testId: id, testRev: 1 }, change);
};

/**
 * Ends or extends the running tests of rows, or adds a note to them. Each row is checked against the site's current state
 * (domain guide 6.1, 6.11).
 */
export const changeBulkRows = (
  tx: Transaction,
  ports: NoticePorts,
  run: StoredBulkRun,
  rows: readonly StoredBulkRow[],
  form: BulkChangeForm,
): Promise<readonly BulkWork[]> =>
  workOnRows(tx, run, rows, async (row, site) => {
    const now = ports.clock.now();
    const verdict = changeVerdict(site, form, {
      accountId: run.ownerId,
      name: run.ownerName,
      now,
      wallClock: ports.wallClock,
      checkedAt: run.checkedAt,
    });
    if (verdict.kind === 'skip') return skippedRow(row, verdict.words);
    const { merges, tests, wanted } = verdict;
    const one = { row, site, now };
    if (form.act === 'note') return note(tx, ports, run, one, form);
    return form.act === 'extend' && wanted !== null
      ? extend(tx, ports, run, one, { by: form.by, merges, tests, wanted })
      : takeOff(tx, ports, run, one, tests);
  });
