import {
  BULK_SHOWN,
  type BulkDryForm,
  type BulkDryRun,
  type BulkRow,
} from '../../bulk-tests/bulk-test.schema.ts';
import { selectionDigest } from '../../bulk-tests/selection-digest.rule.ts';
import { isoInstant } from '../../kernel/instant.ts';
import type { StoredTest } from '../tests-on-site/site-test.repository.port.ts';
import type { BulkSite } from './bulk-test.repository.port.ts';
import { bulkVerdict, type BulkContext, type BulkVerdict } from './bulk-verdict.rule.ts';
import { changeVerdict, type ChangeVerdict } from './change-verdict.rule.ts';

/** Placeholder for the reason for the test, which a dry run does not require. */
const REASON = 'Dry run';

const timesOf = ({ placedBy, startsAt, endsAt }: StoredTest) => ({
  placedBy,
  startsAt: isoInstant(startsAt),
  endsAt: isoInstant(endsAt),
});

const changedRow = (site: BulkSite, verdict: ChangeVerdict): BulkRow => {
  const { siteName, siteNum, timeZone, transmitterCode } = site;
  const named = { siteNum, siteName, transmitterCode, timeZone, startsAt: null, endsAt: null };
  if (verdict.kind === 'skip')
    return { ...named, verdict: 'skip', merged: null, words: verdict.words };
  const [test] = verdict.tests;
  const { wanted } = verdict;
  return {
    ...named,
    verdict: 'go',
    merged: test === undefined ? null : timesOf(test),
    ...(wanted !== null && {
      startsAt: isoInstant(wanted.startsAt),
      endsAt: isoInstant(wanted.endsAt),
    }),
    words: null,
  };
};

const placedRow = (site: BulkSite, verdict: BulkVerdict): BulkRow => {
  const { siteName, siteNum, timeZone, transmitterCode } = site;
  const named = { siteNum, siteName, transmitterCode, timeZone, words: verdict.words };
  if (verdict.kind === 'skip')
    return { ...named, verdict: 'skip', startsAt: null, endsAt: null, merged: null };
  const test = verdict.kind === 'go' ? verdict.wanted : verdict.joined;
  const times = { startsAt: isoInstant(test.startsAt), endsAt: isoInstant(test.endsAt) };
  if (verdict.kind === 'go') return { ...named, verdict: 'go', ...times, merged: null };
  const [first] = verdict.met;
  const merged = first === undefined ? null : timesOf(first);
  return { ...named, verdict: 'merge', ...times, merged };
};

const rowOf = (site: BulkSite, form: BulkDryForm, context: BulkContext): BulkRow =>
  'act' in form
    ? changedRow(site, changeVerdict(site, form, context))
    : placedRow(site, bulkVerdict(site, { ...form, reason: REASON }, { ...context, id: '' }));

/** Sort order of rows when not all of them are shown: skipped first. */
const URGENCY: Readonly<Record<BulkRow['verdict'], number>> = { skip: 0, merge: 1, go: 3 };
const urgencyOf = ({ verdict, words }: BulkRow): number =>
  verdict === 'go' && words !== null ? 2 : URGENCY[verdict];

/**
 * Describes the dry run of each account, sorted by name. If there are more accounts than a panel shows, those that are
 * skipped or have a warning come first.
 */
export const describeDryRun = (
  sites: readonly BulkSite[],
  form: BulkDryForm,
  context: BulkContext,
): BulkDryRun => {
  const rows = sites.map((site) => rowOf(site, form, context));
  const counts = { go: 0, merge: 0, skip: 0 };
  for (const { verdict } of rows) counts[verdict] += 1;
  const byName = rows.toSorted(
    (a, b) => a.siteName.localeCompare(b.siteName, 'en') || a.siteNum - b.siteNum,
  );
  const shown =
    rows.length <= BULK_SHOWN
      ? byName
      : byName.toSorted((a, b) => urgencyOf(a) - urgencyOf(b)).slice(0, BULK_SHOWN);
  return {
    checkedAt: isoInstant(context.now),
    digest: selectionDigest(sites.map(({ siteNum }) => siteNum)),
    total: rows.length,
    counts,
    rows: shown,
  };
};
