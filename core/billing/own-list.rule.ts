import { grouped } from '#core/kernel/counted.rule.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { parseMoney } from './money-text.rule.ts';

/** Limits of a dealer's own account list: number of lines, characters of an account, bytes of the list. */
export const OWN_LIST = { lines: 50000, account: 32, bytes: 5 * 1024 * 1024 } as const;

/** A line of a dealer's list that names an account, with the monthly price that the dealer expects. */
export interface OwnAccount {
  readonly line: number;
  readonly xmit: string;
  /** Integer cents per month; null if the line has no rate. */
  readonly rate: number | null;
}

export interface BadLine {
  readonly line: number;
  readonly text: string;
  readonly reason: string;
}

export interface OwnList {
  readonly accounts: readonly OwnAccount[];
  readonly bad: readonly BadLine[];
}

/** Returns an account number without spaces and in upper case. */
export const foldXmit = (xmit: string): string => xmit.replaceAll(/\s+/g, '').toUpperCase();

const SEPARATORS = ['\t', ';', '|', ','] as const;
/** Number of lines that are examined to find the separator. */
const LOOKED_AT = 50;

/** Returns the separator that occurs in most of the first lines. The comma has the lowest priority, because amounts contain commas too. */
const separatorOf = (lines: readonly string[]): string => {
  const first = lines.filter((line) => line.trim() !== '').slice(0, LOOKED_AT);
  const count = (sign: string): number => first.filter((line) => line.includes(sign)).length;
  return SEPARATORS.reduce<string>((best, sign) => (count(sign) > count(best) ? sign : best), '\t');
};

/**
 * Splits one line into cells; a quoted cell may contain the separator. A quoted cell never continues on the next line, so
 * a stray quote affects only one line.
 */
const cellsOf = (line: string, separator: string): readonly string[] => {
  if (!line.includes(separator)) {
    // A line without a separator has one column, or an account and an amount separated by spaces.
    const [xmit = '', rate, ...rest] = line.trim().split(/\s+/);
    return rate !== undefined && rest.length === 0 && parseMoney(rate) !== null
      ? [xmit, rate]
      : [line.trim()];
  }
  if (!line.includes('"')) return line.split(separator).map((cell) => cell.trim());
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (const sign of line) {
    if (sign === '"') quoted = !quoted;
    else if (sign === separator && !quoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell.trim()];
};

interface Columns {
  readonly account: number;
  /** Index of the column with amounts; null if there is none. */
  readonly rate: number | null;
  readonly headed: boolean;
}

const ACCOUNT_HEAD = /\b(account|acct|xmit|transmitter|cs|csid)\b/i;
const RATE_HEAD = /\b(rate|price|amount|fee|charge|monthly|cost)\b/i;

/** Returns the index of the first column after the account in which most cells are amounts; null if there is none. */
const amountsIn = (rows: readonly (readonly string[])[]): number | null => {
  const widest = Math.max(0, ...rows.map(({ length }) => length));
  for (let column = 1; column < widest; column += 1) {
    const filled = rows.flatMap((cells) => cells[column] || []);
    const amounts = filled.filter((cell) => parseMoney(cell) !== null);
    if (amounts.length > 0 && 2 * amounts.length >= filled.length) return column;
  }
  return null;
};

/** Finds the columns by their headings. Without headings, the first column is the account. */
const columnsOf = (rows: readonly (readonly string[])[]): Columns => {
  const head = rows[0] ?? [];
  const account = head.findIndex((cell) => ACCOUNT_HEAD.test(cell) && !/\d/.test(cell));
  if (account < 0) return { account: 0, rate: amountsIn(rows), headed: false };
  const rate = head.findIndex((cell) => RATE_HEAD.test(cell));
  return { account, rate: rate < 0 ? null : rate, headed: true };
};

const problemOf = (xmit: string): string | null => {
  if (xmit === '') return 'The account number is missing.';
  if (xmit.length > OWN_LIST.account)
    return `An account number has at most ${OWN_LIST.account} characters.`;
  return null;
};

/**
 * Reads a pasted or uploaded list with any separator, with or without headings. Returns unreadable lines with line number
 * and text (domain guide 6.13 "Accounts billed").
 */
export const readOwnList = (text: string): Result<OwnList, string> => {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const filled = lines.reduce((count, line) => count + (line.trim() === '' ? 0 : 1), 0);
  if (filled > OWN_LIST.lines + 1)
    return err(
      `A list can have at most ${grouped(OWN_LIST.lines)} lines; this one has ${grouped(filled)}.`,
    );
  const separator = separatorOf(lines);
  const first = lines.findIndex((line) => line.trim() !== '');
  const sample = lines.filter((line) => line.trim() !== '').slice(0, LOOKED_AT);
  const columns = columnsOf(sample.map((line) => cellsOf(line, separator)));
  const accounts: OwnAccount[] = [];
  const bad: BadLine[] = [];
  const seen = new Map<string, number>();
  lines.forEach((raw, index) => {
    if (raw.trim() === '' || (columns.headed && index === first)) return;
    const line = index + 1;
    const refuse = (reason: string) => bad.push({ line, text: raw.slice(0, 200), reason });
    const cells = cellsOf(raw, separator);
    const xmit = foldXmit(cells[columns.account] ?? '');
    const wrong = problemOf(xmit);
    if (wrong !== null) {
      refuse(wrong);
      return;
    }
    const text = columns.rate === null ? '' : (cells[columns.rate] ?? '');
    const rate = text === '' ? null : parseMoney(text);
    const before = seen.get(xmit);
    if (text !== '' && rate === null) refuse('The rate is not an amount.');
    else if (before !== undefined) refuse(`The account is already on line ${before}.`);
    else {
      seen.set(xmit, line);
      accounts.push({ line, xmit, rate });
    }
  });
  return ok({ accounts, bad });
};
