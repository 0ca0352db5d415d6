import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareAccounts, countDifferences } from '#core/billing/compare-accounts.rule.ts';
import { plainMoney } from '#core/billing/money-text.rule.ts';
import { foldXmit, OWN_LIST, readOwnList, type OwnList } from '#core/billing/own-list.rule.ts';

const listOf = (text: string): OwnList => {
  const read = readOwnList(text);
  if (!read.ok) throw new Error(read.error);
  return read.value;
};

const account = fc.record({
  xmit: fc.stringMatching(/^[A-Z]{2}\d{4}$/),
  rate: fc.option(fc.integer({ min: 0, max: 500000 })),
});
const accounts = fc.uniqueArray(account, {
  selector: ({ xmit }) => xmit,
  minLength: 1,
  maxLength: 30,
});
const separator = fc.constantFrom('\t', ';', '|', ',');

describe('a dealer’s own list', () => {
  it('is read whatever parts its columns, with headings or without, as any system ends its lines', () => {
    const ends = fc.constantFrom('\n', '\r\n', '\r');
    fc.assert(
      fc.property(accounts, separator, fc.boolean(), ends, (list, sign, headed, end) => {
        // With a comma as separator, an amount that contains a comma must be quoted.
        const cell = ({ rate }: { rate: number | null }) =>
          rate === null ? '' : sign === ',' ? `"${plainMoney(rate)}"` : plainMoney(rate);
        const lines = list.map((one) => `${one.xmit}${sign}${cell(one)}`);
        const text = [...(headed ? [`Account number${sign}Rate`] : []), ...lines, ''].join(end);
        const read = listOf(`\uFEFF${text}`);
        expect(read.bad).toEqual([]);
        expect(read.accounts).toEqual(
          list.map(({ rate, xmit }, index) => ({ line: index + (headed ? 2 : 1), xmit, rate })),
        );
      }),
    );
  });

  it('finds its columns by their heads, wherever they stand', () => {
    expect(listOf('Name,Monthly fee,Acct #\nHarbor Cafe,$9.50,hp 1001').accounts).toEqual([
      { line: 2, xmit: 'HP1001', rate: 950 },
    ]);
    expect(listOf('HP1001 Harbor Cafe\t12.00').accounts).toEqual([
      { line: 1, xmit: 'HP1001HARBORCAFE', rate: 1200 },
    ]);
    expect(listOf('HP1001\nHP1002 9.50').accounts).toEqual([
      { line: 1, xmit: 'HP1001', rate: null },
      { line: 2, xmit: 'HP1002', rate: 950 },
    ]);
  });

  it('names lines it cannot read by their number, with their text, and reads the others', () => {
    const read = listOf('Account;Rate\nA1;9.50\n;4\nA2;abc\n\na1;1\nA3;"x\nA4;2');
    expect(read.accounts.map(({ xmit }) => xmit)).toEqual(['A1', 'A4']);
    expect(read.bad).toEqual([
      { line: 3, text: ';4', reason: 'The account number is missing.' },
      { line: 4, text: 'A2;abc', reason: 'The rate is not an amount.' },
      { line: 6, text: 'a1;1', reason: 'The account is already on line 2.' },
      { line: 7, text: 'A3;"x', reason: 'The rate is not an amount.' },
    ]);
  });

  it('survives any text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const read = readOwnList(text);
        expect(read.ok).toBe(true);
      }),
    );
  });

  it('takes fifty thousand lines at once, and says how many are too many', () => {
    const lines = Array.from({ length: OWN_LIST.lines }, (_, index) => `HP${index},9.50`);
    const began = performance.now();
    const own = listOf(lines.join('\n'));
    const billed = own.accounts.map(({ xmit }) => ({
      xmit: `${xmit}X`,
      siteName: xmit,
      siteNum: null,
      currency: 'USD' as const,
      rate: 950,
    }));
    expect(compareAccounts(own, billed).rows).toHaveLength(2 * OWN_LIST.lines);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(readOwnList([...lines, 'A', 'B'].join('\n'))).toEqual({
      ok: false,
      error: 'A list can have at most 50,000 lines; this one has 50,002.',
    });
  });
});

describe('the comparison', () => {
  it('puts every account of either side in exactly one place', () => {
    fc.assert(
      fc.property(accounts, accounts, (mine, theirs) => {
        const own = {
          accounts: mine.map(({ rate, xmit }, index) => ({ line: index + 1, xmit, rate })),
          bad: [],
        };
        const billed = theirs.map(({ rate, xmit }) => ({
          xmit,
          siteName: `Site ${xmit}`,
          siteNum: null,
          currency: 'USD' as const,
          rate: rate ?? 0,
        }));
        const { rows, same } = compareAccounts(own, billed);
        const counts = countDifferences(rows);
        expect(same + counts['Only mine'] + counts['Rate differs']).toBe(mine.length);
        expect(same + counts['Only billed'] + counts['Rate differs']).toBe(theirs.length);
        const known = new Set(theirs.map(({ xmit }) => foldXmit(xmit)));
        for (const { difference, xmit } of rows)
          if (difference !== 'Not read') expect(known.has(xmit)).toBe(difference !== 'Only mine');
      }),
    );
  });

  it('tells a rate that differs from one the list does not say, and keeps lines that were not read', () => {
    const { rows, same } = compareAccounts(listOf('A1,9.50\nA2,1\nA3\nA5,x'), [
      { xmit: 'A1', siteName: 'One', siteNum: 1, currency: 'USD', rate: 950 },
      { xmit: 'a2', siteName: 'Two', siteNum: 2, currency: 'USD', rate: 950 },
      { xmit: 'A3', siteName: 'Three', siteNum: 3, currency: 'USD', rate: 950 },
      { xmit: 'A4', siteName: 'Four', siteNum: null, currency: 'USD', rate: 950 },
    ]);
    expect(same).toBe(2);
    expect(
      rows.map(({ billed, difference, line, mine, xmit }) => [
        xmit,
        difference,
        line,
        mine,
        billed,
      ]),
    ).toEqual([
      ['a2', 'Rate differs', 2, 100, 950],
      ['A4', 'Only billed', null, null, 950],
      ['A5,x', 'Not read', 4, null, null],
    ]);
  });
});
