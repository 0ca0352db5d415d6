import type { BillingOverview } from './billing-overview.schema.ts';
import { lastMonths } from './last-months.rule.ts';

/** One month of billing: the accounts billed, how many more than in the month before, and what is still owed. */
export interface BilledMonth {
  readonly month: string;
  readonly accounts: number;
  /** Null if this month or the one before has no invoice. */
  readonly change: number | null;
  readonly billed: number;
  readonly open: number;
  readonly pastDue: number;
}

/** Returns the last 12 months, oldest first, each compared with the month before it. */
export const accountChanges = (
  today: string,
  months: readonly Omit<BillingOverview['months'][number], 'currency'>[],
): readonly BilledMonth[] => {
  const of = (month: string | undefined) => months.find((one) => one.month === month);
  const thirteen = lastMonths(today, 13);
  return thirteen.slice(1).map((month, at) => {
    const now = of(month);
    const before = of(thirteen[at]);
    const { accounts = 0, billed = 0, open = 0, pastDue = 0 } = now ?? {};
    const change =
      now === undefined || before === undefined ? null : now.accounts - before.accounts;
    return { month, accounts, change, billed, open, pastDue };
  });
};
