import type { LocalList } from '../lists/local-list.rule.ts';
import { listShape } from '../lists/list-query.schema.ts';
import type { ExportColumn } from '../lists/list-table.rule.ts';
import type { BilledAccount } from './billing-overview.schema.ts';
import { moneyFigure } from './money-text.rule.ts';
import { foldXmit, type OwnList } from './own-list.rule.ts';

/** Kinds of differences between a dealer's list and the billed accounts. */
export const DIFFERENCES = ['Only mine', 'Only billed', 'Rate differs', 'Not read'] as const;
export type Difference = (typeof DIFFERENCES)[number];

/** A difference between a dealer's list and the billed accounts. */
export interface ComparedRow {
  readonly key: string;
  readonly difference: Difference;
  readonly xmit: string;
  /** Line number in the dealer's list; null if the account is only billed. */
  readonly line: number | null;
  readonly siteName: string | null;
  readonly siteNum: number | null;
  /** Rate in the dealer's list, in cents per month. `billed` is the billed rate. */
  readonly mine: number | null;
  readonly billed: number | null;
  /** Why a line could not be read; null for a readable line. */
  readonly note: string | null;
}

export interface Comparison {
  readonly rows: readonly ComparedRow[];
  /** Number of accounts without a difference. */
  readonly same: number;
  readonly mine: number;
  readonly billed: number;
}

const NONE = { line: null, siteName: null, siteNum: null, mine: null, billed: null, note: null };

/**
 * Compares a dealer's list with the accounts billed this month (domain guide 6.13 "Accounts billed"). A line without a
 * rate matches any billed rate.
 */
export const compareAccounts = (
  { accounts, bad }: OwnList,
  billed: readonly BilledAccount[],
): Comparison => {
  const byXmit = new Map(billed.map((account) => [foldXmit(account.xmit), account]));
  const rows: ComparedRow[] = [];
  let same = 0;
  for (const { line, rate, xmit } of accounts) {
    const found = byXmit.get(xmit);
    byXmit.delete(xmit);
    const own = { ...NONE, key: `line ${line}`, xmit, line, mine: rate };
    if (found === undefined) rows.push({ ...own, difference: 'Only mine' });
    else if (rate !== null && rate !== found.rate)
      rows.push({ ...own, ...sideOf(found), xmit: found.xmit, difference: 'Rate differs' });
    else same += 1;
  }
  for (const account of byXmit.values())
    rows.push({
      ...NONE,
      ...sideOf(account),
      key: `account ${account.xmit}`,
      xmit: account.xmit,
      difference: 'Only billed',
    });
  for (const { line, reason, text } of bad)
    rows.push({
      ...NONE,
      key: `line ${line}`,
      difference: 'Not read',
      xmit: text,
      line,
      note: reason,
    });
  return { rows, same, mine: accounts.length, billed: billed.length };
};

const sideOf = ({ rate, siteName, siteNum }: BilledAccount) => ({
  siteName,
  siteNum,
  billed: rate,
});

/** Returns the number of rows per kind of difference. */
export const countDifferences = (
  rows: readonly ComparedRow[],
): Readonly<Record<Difference, number>> => {
  const counts = { 'Only mine': 0, 'Only billed': 0, 'Rate differs': 0, 'Not read': 0 };
  for (const { difference } of rows) counts[difference] += 1;
  return counts;
};

/** List of the differences. The differences exist only in the browser and are never sent or stored. */
export const COMPARED_LIST = listShape({
  name: 'billed-accounts',
  sorts: ['account', 'site', 'line', 'mine', 'billed', 'difference'],
  filters: { difference: { kind: 'choice', of: DIFFERENCES } },
});

/** How the browser searches, filters and sorts the differences. */
export const COMPARED_ROWS: LocalList<ComparedRow> = {
  texts: ({ note, siteName, xmit }) => [xmit, siteName, note],
  filters: { difference: (row, value) => row.difference === value },
  sorts: {
    account: ({ xmit }) => xmit,
    site: ({ siteName }) => siteName,
    line: ({ line }) => line,
    mine: ({ mine }) => mine,
    billed: ({ billed }) => billed,
    difference: ({ difference }) => DIFFERENCES.indexOf(difference),
  },
};

const figure = (cents: number | null) => (cents === null ? null : moneyFigure(cents));

/** Columns of the differences, with their values in an exported file. */
export const COMPARED_COLUMNS: readonly ExportColumn<ComparedRow>[] = [
  { key: 'account', title: 'Account', value: ({ xmit }) => xmit },
  { key: 'difference', title: 'Difference', value: ({ difference }) => difference },
  { key: 'site', title: 'Site', value: ({ siteName }) => siteName },
  { key: 'line', title: 'Your line', value: ({ line }) => line },
  { key: 'mine', title: 'Your rate', value: ({ mine }) => figure(mine) },
  { key: 'billed', title: 'Billed rate', value: ({ billed }) => figure(billed) },
  { key: 'note', title: 'Note', value: ({ note }) => note },
];
