import { shownEmail } from '#core/kernel/shown-email.rule.ts';
import BanknotesIcon from '@heroicons/react/20/solid/BanknotesIcon';
import BuildingStorefrontIcon from '@heroicons/react/20/solid/BuildingStorefrontIcon';
import CalendarDaysIcon from '@heroicons/react/20/solid/CalendarDaysIcon';
import ExclamationCircleIcon from '@heroicons/react/20/solid/ExclamationCircleIcon';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { methodText } from '#core/billing/billing-list.ts';
import type { BilledGroup, BillingOverview } from '#core/billing/billing-overview.schema.ts';
import { moneyText } from '#core/billing/money-text.rule.ts';
import { dayLabel } from '#core/kernel/calendar-day.rule.ts';
import { counted, grouped } from '#core/kernel/counted.rule.ts';
import { Card, CardFoot } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Grid } from '../kit/grid.ts';
import { TextLink } from '../kit/links.ts';
import { RowItem, Rows } from '../kit/part.tsx';
import { Stack } from '../kit/stack.ts';
import { StateStrip, type StripFigure } from '../kit/state-strip.tsx';
import { Strong, Text } from '../kit/text.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import type { Loadable } from '../shell/loadable.ts';
import { MonthsCard } from './months-card.tsx';
import { NO_INVOICES } from './no-invoices.ts';
import { OpenInvoicesCard } from './open-invoices-card.tsx';

const toInvoices =
  (filter: string) =>
  (name: ReactNode): ReactNode => (
    <Link data-link="" to={`/billing?tab=invoices${filter}`}>
      {name}
    </Link>
  );

type Total = BillingOverview['totals'][number];

/** Returns the amounts due in one currency. */
const owed = (total: Total, several: boolean): readonly StripFigure[] => {
  const after = several ? `, ${total.currency}` : '';
  const money = (cents: number): string => moneyText(cents, total.currency);
  return [
    {
      label: `Balance${after}`,
      value: money(total.balance),
      state: 'info',
      caption:
        total.unapplied === 0
          ? counted(total.openInvoices, 'open invoice')
          : `${money(total.unapplied)} unapplied credit`,
      icon: BanknotesIcon,
      link: toInvoices(''),
    },
    {
      label: `Past due${after}`,
      value: money(total.pastDue),
      state: total.pastDue > 0 ? 'alarm' : 'neutral',
      urgent: total.pastDue > 0,
      caption: counted(total.pastDueInvoices, 'invoice'),
      icon: ExclamationCircleIcon,
      link: toInvoices('&state=Past+due'),
    },
  ];
};

/** Returns the earliest next invoice date of all groups; null if there is none. */
const nextOf = (groups: readonly BilledGroup[]): string | null =>
  groups
    .flatMap(({ nextInvoiceOn }) => nextInvoiceOn ?? [])
    .toSorted()
    .at(0) ?? null;

/** Returns the state of autopay, which follows the word "autopay". */
const autopayState = ({ autopay }: Pick<BilledGroup, 'autopay'>): string =>
  autopay === null ? 'off' : `on, ${methodText(autopay)}`;

/** Says whether the groups pay automatically. */
const autopayOf = ([first, ...others]: readonly BilledGroup[]): string => {
  if (first === undefined) return 'Autopay off';
  const same = others.every((one) => (one.autopay === null) === (first.autopay === null));
  return same ? `Autopay ${autopayState(first)}` : 'Autopay differs by branch';
};

const changeText = (change: number): string => {
  if (change === 0) return 'Same as last month';
  return `${grouped(Math.abs(change))} ${change > 0 ? 'more' : 'fewer'} than last month`;
};

const Figures = ({ overview }: { readonly overview: BillingOverview }) => {
  const { accountsBefore, accountsNow, groups, totals } = overview;
  const next = nextOf(groups);
  return (
    <StateStrip
      figures={[
        ...totals.flatMap((total) => owed(total, totals.length > 1)),
        {
          label: 'Next invoice',
          value: next === null ? 'Not set' : dayLabel(next),
          state: 'neutral',
          icon: CalendarDaysIcon,
          caption: autopayOf(groups),
        },
        {
          label: 'Accounts billed',
          value: accountsNow,
          icon: BuildingStorefrontIcon,
          state: 'neutral',
          caption: changeText(accountsNow - accountsBefore),
        },
      ]}
    />
  );
};

/** One line about how and when a group is billed next. */
const nextText = (group: BilledGroup): string =>
  [
    group.nextInvoiceOn === null
      ? 'No next invoice set'
      : `Next invoice ${dayLabel(group.nextInvoiceOn)}`,
    `autopay ${autopayState(group)}`,
  ].join(' · ');

/** Shows the recipients of each group's invoices and, where groups differ, how each group pays. */
const Receivers = ({ groups }: { readonly groups: readonly BilledGroup[] }) => {
  const differ = new Set(groups.map(nextText)).size > 1;
  return (
    <Card title="Invoice contacts" inset={false}>
      <Rows>
        {groups.map((group) => (
          <RowItem key={group.siteGroupNum} block inset="lg">
            <Strong block>{group.siteGroupName}</Strong>
            {differ && (
              <Text size="small" tone="muted">
                {nextText(group)}
              </Text>
            )}
            {group.contacts.length === 0 ? (
              <Text size="small">Nobody receives its invoices.</Text>
            ) : (
              group.contacts.map(({ email, name }) => (
                <Text key={email} size="small">
                  {name}
                  <br />
                  <Text as="span" size="small" tone="muted" wrap="anywhere">
                    {shownEmail(email)}
                  </Text>
                </Text>
              ))
            )}
          </RowItem>
        ))}
      </Rows>
      <CardFoot>
        To change contacts or payment,{' '}
        <TextLink>
          <Link to="/home/contact-us">contact us</Link>
        </TextLink>
        .
      </CardFoot>
    </Card>
  );
};

/** The billing overview tab: the amounts due, the next invoice, its recipients, and a chart of one year (domain guide 6.13 "Overview"). */
export const BillingOverviewTab = observer(
  ({ source }: { readonly source: Loadable<BillingOverview> }) => (
    <LoadedView from={source} waiting="Loading your billing">
      {(overview) =>
        overview.totals.length === 0 ? (
          <Stack gap={4}>
            <Card>
              <EmptyState {...NO_INVOICES} />
            </Card>
            {overview.groups.length > 0 && <Receivers groups={overview.groups} />}
          </Stack>
        ) : (
          <Stack gap={4}>
            <Figures overview={overview} />
            <Grid columns="board" gap={4}>
              <Stack gap={4}>
                <OpenInvoicesCard payUrl={overview.payUrl} />
                {overview.totals.map(({ currency }) => (
                  <MonthsCard
                    key={currency}
                    named={overview.totals.length > 1 ? currency : null}
                    currency={currency}
                    today={overview.today}
                    months={overview.months.filter((month) => month.currency === currency)}
                  />
                ))}
              </Stack>
              <Receivers groups={overview.groups} />
            </Grid>
          </Stack>
        )
      }
    </LoadedView>
  ),
);
