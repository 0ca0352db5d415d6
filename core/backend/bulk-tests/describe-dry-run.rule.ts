import {
  BULK_SHOWN,
  type BulkDryRun,
  type BulkRow,
  type BulkTestForm,
} from '../../bulk-tests/bulk-test.schema.ts';
import { selectionDigest } from '../../bulk-tests/selection-digest.rule.ts';
import { isoInstant } from '../../kernel/instant.ts';
import type { BulkSite } from './bulk-test.repository.port.ts';
import { bulkVerdict, type BulkContext, type BulkVerdict } from './bulk-verdict.rule.ts';

const rowOf = (site: BulkSite, verdict: BulkVerdict): BulkRow => {
  const { siteName, siteNum, timeZone, transmitterCode } = site;
  const named = { siteNum, siteName, transmitterCode, timeZone, words: verdict.words };
  if (verdict.kind === 'skip')
    return { ...named, verdict: 'skip', startsAt: null, endsAt: null, merged: null };
  const test = verdict.kind === 'go' ? verdict.wanted : verdict.joined;
  const times = { startsAt: isoInstant(test.startsAt), endsAt: isoInstant(test.endsAt) };
  if (verdict.kind === 'go') return { ...named, verdict: 'go', ...times, merged: null };
  const [first] = verdict.met;
  const merged =
    first === undefined
      ? null
      : {
          placedBy: first.placedBy,
          startsAt: isoInstant(first.startsAt),
          endsAt: isoInstant(first.endsAt),
        };
  return { ...named, verdict: 'merge', ...times, merged };
};

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
  form: BulkTestForm,
  context: BulkContext,
): BulkDryRun => {
  const rows = sites.map((site) => rowOf(site, bulkVerdict(site, form, { ...context, id: '' })));
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
