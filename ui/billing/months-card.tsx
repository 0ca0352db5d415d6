import { useState } from 'react';
import type { BillingOverview } from '#core/billing/billing-overview.schema.ts';
import { type Currency, moneyText, roundMoney } from '#core/billing/money-text.rule.ts';
import { lastMonths, monthText } from '#core/billing/last-months.rule.ts';
import { Card } from '../kit/card.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { MonthBars } from './month-bars.look.tsx';
import { RowTable } from '../shell/row-table.tsx';

interface MonthsCardProps {
  readonly currency: Currency;
  readonly today: string;
  readonly months: BillingOverview['months'];
}

interface MonthSums {
  readonly billed: number;
  readonly open: number;
  readonly pastDue: number;
}

/** Returns a text about the amount of a month: past due, open, paid or not billed. */
const stateText = (
  { billed, open, pastDue }: MonthSums,
  money: (cents: number) => string,
): string => {
  if (billed === 0) return 'Nothing billed';
  if (pastDue > 0) return `${money(pastDue)} past due`;
  return open > 0 ? `${money(open)} open` : 'Paid or credited';
};

/** A card with the invoices of the last twelve months, as a chart or as a table (design: pictures instead of reading). */
export const MonthsCard = ({ currency, today, months }: MonthsCardProps) => {
  const [asTable, setAsTable] = useState(false);
  const money = (cents: number): string => moneyText(cents, currency);
  const rows = lastMonths(today).map((month) => {
    const found = months.find((one) => one.month === month);
    const { billed = 0, open = 0, pastDue = 0 } = found ?? {};
    return { month, billed, open, pastDue };
  });
  const title = `Billed in the last 12 months, ${currency}`;
  const total = rows.reduce((sum, { billed }) => sum + billed, 0);
  return (
    <Card
      title={title}
      inset={!asTable}
      actions={
        <LinkButton size="sm" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? 'View as picture' : 'View as table'}
        </LinkButton>
      }
    >
      {asTable ? (
        <RowTable
          columns={[
            { head: 'Month', cell: ({ month }) => monthText(month, 'whole') },
            { head: 'Billed', marks: 'number', cell: ({ billed }) => money(billed) },
            { head: 'Open', marks: 'number off', cell: ({ open }) => money(open) },
            { head: 'Past due', marks: 'number off', cell: ({ pastDue }) => money(pastDue) },
            {
              head: 'State',
              marks: 'second',
              cell: ({ billed, open, pastDue }) => stateText({ billed, open, pastDue }, money),
            },
          ]}
          rows={rows.toReversed()}
          rowKey={({ month }) => month}
        />
      ) : (
        <MonthBars
          label={`${title}: ${money(total)} in all`}
          names={{ whole: 'Paid or credited', part: 'Open', urgent: 'Past due' }}
          bars={rows.map(({ billed, month, open, pastDue }) => ({
            key: month,
            name: monthText(month, 'short'),
            words: roundMoney(billed, currency),
            whole: Math.max(0, billed - open),
            part: Math.max(0, open - pastDue),
            urgent: pastDue,
          }))}
        />
      )}
    </Card>
  );
};
