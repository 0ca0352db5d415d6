import { useState } from 'react';
import { accountChanges, type BilledMonth } from '#core/billing/account-changes.rule.ts';
import type { BillingOverview } from '#core/billing/billing-overview.schema.ts';
import { type Currency, moneyText } from '#core/billing/money-text.rule.ts';
import { monthText } from '#core/billing/last-months.rule.ts';
import { counted, grouped } from '#core/kernel/counted.rule.ts';
import { Card } from '../kit/card.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { MonthChanges } from './month-changes.look.tsx';
import { RowTable } from '../shell/row-table.tsx';

interface MonthsCardProps {
  /** Named in the title; null if there is only one currency. */
  readonly named: Currency | null;
  readonly currency: Currency;
  readonly today: string;
  readonly months: BillingOverview['months'];
}

const signed = (change: number | null): string => {
  if (change === null) return '';
  return change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '0';
};

const yearText = (rows: readonly BilledMonth[]): string => {
  const sum = (wanted: (change: number) => boolean): number =>
    rows.reduce(
      (all, { change }) => all + (change !== null && wanted(change) ? Math.abs(change) : 0),
      0,
    );
  const [more, fewer] = [sum((change) => change > 0), sum((change) => change < 0)];
  const few = grouped(fewer);
  return `${counted(more, 'account')} added and ${few} lost, counted from month to month`;
};

/** A card with the accounts added and lost in the last twelve months, as a picture or as a table (ui README §13). */
export const MonthsCard = ({ named, currency, today, months }: MonthsCardProps) => {
  const [asTable, setAsTable] = useState(false);
  const money = (cents: number): string => moneyText(cents, currency);
  const rows = accountChanges(today, months);
  return (
    <Card
      title={`Accounts added and lost${named === null ? '' : `, ${named}`}`}
      mark={
        <Text as="span" size="small" tone="muted" data-word="">
          last 12 months
        </Text>
      }
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
            { head: 'Accounts', marks: 'number', cell: ({ accounts }) => accounts },
            { head: 'Change', marks: 'number', cell: ({ change }) => signed(change) || '–' },
            { head: 'Billed', marks: 'number off', cell: ({ billed }) => money(billed) },
            {
              head: 'Past due',
              marks: 'number off',
              cell: ({ pastDue }) => (pastDue === 0 ? '–' : money(pastDue)),
            },
          ]}
          rows={rows.toReversed()}
          rowKey={({ month }) => month}
        />
      ) : (
        <Stack gap={3}>
          <Text size="small" tone="muted">
            {`${yearText(rows)}.`}
          </Text>
          <MonthChanges
            label={yearText(rows)}
            months={rows.map(({ month, accounts, change, billed, pastDue }) => ({
              key: month,
              name: monthText(month, 'short'),
              words: signed(change) || '–',
              change: change ?? 0,
              title: `${monthText(month, 'whole')}: ${counted(accounts, 'account')}, ${money(billed)} billed${pastDue > 0 ? `, ${money(pastDue)} past due` : ''}`,
            }))}
          />
        </Stack>
      )}
    </Card>
  );
};
