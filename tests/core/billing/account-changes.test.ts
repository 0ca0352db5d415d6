import { expect, it } from 'vitest';
import { accountChanges } from '#core/billing/account-changes.rule.ts';

const month = (name: string, accounts: number, pastDue = 0) => ({
  month: name,
  accounts,
  billed: accounts * 1000,
  open: pastDue,
  pastDue,
});

it('compares each of the last twelve months with the month before it', () => {
  const found = accountChanges('2026-11-20', [
    month('2025-11', 130),
    month('2025-12', 133),
    month('2026-01', 133),
    month('2026-02', 131, 500),
  ]);
  expect(found.map(({ change }) => change).slice(0, 4)).toEqual([3, 0, -2, null]);
  expect(found).toHaveLength(12);
  expect(found[2]).toEqual({
    month: '2026-02',
    accounts: 131,
    change: -2,
    billed: 131000,
    open: 500,
    pastDue: 500,
  });
});

it('says nothing about a month without an invoice, and about the first one billed', () => {
  const found = accountChanges('2026-11-20', [month('2026-09', 3), month('2026-11', 5)]);
  expect(found.map(({ change }) => change)).toEqual(Array.from({ length: 12 }, () => null));
});
