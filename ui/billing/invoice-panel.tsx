import ArrowDownTrayIcon from '@heroicons/react/20/solid/ArrowDownTrayIcon';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { methodText, periodText, shareText } from '#core/billing/billing-list.ts';
import type { InvoiceDetail, InvoiceLine } from '#core/billing/invoice-detail.schema.ts';
import { moneyText } from '#core/billing/money-text.rule.ts';
import { dayLabel } from '#core/kernel/calendar-day.rule.ts';
import { counted, grouped } from '#core/kernel/counted.rule.ts';
import { siteInfoPath } from '#core/sites/site-part-path.rule.ts';
import { Button } from '../kit/button.tsx';
import { Facts } from '../kit/facts.tsx';
import { Field } from '../kit/field.tsx';
import { TextLink } from '../kit/links.ts';
import { Notice } from '../kit/notice.tsx';
import { RowItem, Rows } from '../kit/part.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Grow, Row, Stack } from '../kit/stack.ts';
import { Heading, Strong, Text } from '../kit/text.ts';
import type { InvoiceLinesViewModel } from './invoice-lines.view-model.ts';
import { InvoiceStateBadge } from './invoice-state-badge.tsx';
import type { InvoicesViewModel } from './invoices.view-model.ts';

type Currency = InvoiceDetail['currency'];

const Line = ({ line, currency }: { readonly line: InvoiceLine; readonly currency: Currency }) => {
  const { amount, creditReason, from, quantity, rate, service, siteName, siteNum, to, xmit } = line;
  const share = shareText(line);
  const parts = [
    service,
    quantity === 1 ? moneyText(rate, currency) : `${quantity} × ${moneyText(rate, currency)}`,
    periodText(from, to),
    ...(share === '' ? [] : [share]),
  ];
  return (
    <RowItem block inset="md">
      <Row gap={2}>
        <Grow>
          <Strong>{xmit}</Strong>{' '}
          {siteNum === null ? (
            siteName
          ) : (
            <TextLink>
              <Link to={siteInfoPath(siteNum)}>{siteName}</Link>
            </TextLink>
          )}
        </Grow>
        <Strong>{moneyText(amount, currency)}</Strong>
      </Row>
      <Text as="small" size="caption" tone="muted">
        {parts.join(' · ')}
      </Text>
      {creditReason !== null && <Text size="small">{`Credit: ${creditReason}`}</Text>}
    </RowItem>
  );
};

const Lines = observer(
  ({ lines, currency }: { readonly lines: InvoiceLinesViewModel; readonly currency: Currency }) => {
    const { busy, hasMore, problem, rows, search, total } = lines;
    return (
      <section aria-label="Lines">
        <Stack gap={3}>
          <Heading as="h3">Lines</Heading>
          <Field
            id="invoice-line-search"
            label="Search lines"
            placeholder="Account, site or service"
            type="search"
            autoComplete="off"
            value={search}
            onChange={(text) => lines.type(text)}
          />
          {problem !== null && (
            <Notice tone="alarm" role="alert" title={problem}>
              <Button size="sm" onClick={() => void (rows === null ? lines.begin() : lines.goOn())}>
                Try again
              </Button>
            </Notice>
          )}
          {rows === null ? (
            problem === null && <Skeleton lines={4} label="Loading the lines" />
          ) : (
            <>
              <Text size="small" tone="muted" role="status">
                {rows.length === total
                  ? counted(total, 'line')
                  : `${grouped(rows.length)} of ${counted(total, 'line')}`}
              </Text>
              {rows.length > 0 && (
                <Rows framed>
                  {rows.map((line) => (
                    <Line key={line.place} line={line} currency={currency} />
                  ))}
                </Rows>
              )}
              {hasMore && (
                <Button busy={busy} onClick={() => void lines.goOn()}>
                  Show more lines
                </Button>
              )}
            </>
          )}
        </Stack>
      </section>
    );
  },
);

const Payments = ({ invoice }: { readonly invoice: InvoiceDetail }) =>
  invoice.payments.length === 0 ? null : (
    <section aria-label="Paid with">
      <Heading as="h3" below={2}>
        Paid with
      </Heading>
      <Rows framed>
        {invoice.payments.map((payment) => (
          <RowItem key={payment.number} justify="between">
            <span>
              {payment.number}{' '}
              <Text as="small" size="caption" tone="muted">
                {`${dayLabel(payment.paidOn)}, ${methodText(payment)}`}
              </Text>
            </span>
            <Strong>{moneyText(payment.applied, invoice.currency)}</Strong>
          </RowItem>
        ))}
      </Rows>
    </section>
  );

/** Shows one invoice in full: amounts and billing period, credits and payments, files and lines. */
export const InvoiceBody = observer(
  ({ model, invoice }: { readonly model: InvoicesViewModel; readonly invoice: InvoiceDetail }) => {
    const { currency } = invoice;
    const money = (cents: number): string => moneyText(cents, currency);
    const credited =
      invoice.credited === 0
        ? null
        : `${money(invoice.credited)} on ${dayLabel(invoice.creditedOn ?? invoice.invoiceOn)}: ${invoice.creditReason ?? ''}`;
    return (
      <Stack gap={4}>
        <Row gap={2} wrap={2}>
          <Button
            size="sm"
            icon={<ArrowDownTrayIcon />}
            busy={model.file.busy}
            onClick={() => void model.save('pdf')}
          >
            Invoice as PDF
          </Button>
          <Button
            size="sm"
            icon={<ArrowDownTrayIcon />}
            busy={model.file.busy}
            onClick={() => void model.save('csv')}
          >
            Lines as CSV
          </Button>
        </Row>
        <Facts
          facts={[
            { name: 'State', value: <InvoiceStateBadge state={invoice.state} /> },
            {
              name: 'Billed to',
              value: `${invoice.siteGroup.siteGroupName} (${invoice.siteGroup.siteGroupNum})`,
            },
            { name: 'Date', value: dayLabel(invoice.invoiceOn) },
            { name: 'Due', value: dayLabel(invoice.dueOn) },
            { name: 'Period', value: periodText(invoice.periodFrom, invoice.periodTo) },
            { name: 'Accounts', value: grouped(invoice.accounts) },
            { name: 'Amount', value: <Strong>{money(invoice.amount)}</Strong> },
            { name: 'Credited', value: credited },
            { name: 'Paid', value: invoice.paid === 0 ? null : money(invoice.paid) },
            { name: 'Open', value: <Strong>{money(invoice.open)}</Strong> },
          ]}
        />
        <section aria-label="Services">
          <Heading as="h3" below={2}>
            Services
          </Heading>
          <Rows framed>
            {invoice.services.map(({ amount, lines, service }) => (
              <RowItem key={service} justify="between">
                <span>
                  {service}{' '}
                  <Text as="small" size="caption" tone="muted">
                    {counted(lines, 'line')}
                  </Text>
                </span>
                <Strong>{money(amount)}</Strong>
              </RowItem>
            ))}
          </Rows>
        </section>
        <Payments invoice={invoice} />
        {model.lines !== null && <Lines lines={model.lines} currency={currency} />}
      </Stack>
    );
  },
);
