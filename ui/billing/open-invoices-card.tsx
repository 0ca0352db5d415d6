import ArrowDownTrayIcon from '@heroicons/react/20/solid/ArrowDownTrayIcon';
import CheckCircleIcon from '@heroicons/react/24/outline/CheckCircleIcon';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { moneyText } from '#core/billing/money-text.rule.ts';
import { dayLabel } from '#core/kernel/calendar-day.rule.ts';
import { Refusal } from '../forms/form.tsx';
import { ButtonLink } from '../kit/button-link.tsx';
import { Card, CardFoot } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { HiddenText } from '../kit/hidden-text.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { TextLink } from '../kit/links.ts';
import { RowItem, Rows } from '../kit/part.tsx';
import { Grow, Row, Stack } from '../kit/stack.ts';
import { Strong, Text } from '../kit/text.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useModel } from '../shell/use-model.ts';
import { InvoiceStateBadge } from './invoice-state-badge.tsx';

/** The number of invoices shown; the list of invoices has the rest. */
const SHOWN = 6;

/** Open invoices, past due first, each with its document and, where the provider takes payments, a way to pay. */
export const OpenInvoicesCard = observer(({ payUrl }: { readonly payUrl: string | null }) => {
  const model = useModel('openInvoices');
  return (
    <Card
      title="Open invoices"
      inset={false}
      actions={
        <TextLink>
          <Link to="/billing?tab=invoices">All invoices</Link>
        </TextLink>
      }
    >
      <Refusal of={model.saving} />
      <LoadedView from={model.source} waiting="Loading the open invoices">
        {(invoices) =>
          invoices.length === 0 ? (
            <EmptyState
              icon={CheckCircleIcon}
              title="Nothing is open"
              text="Every invoice is paid or credited."
            />
          ) : (
            <>
              <Rows>
                {invoices.slice(0, SHOWN).map((invoice) => (
                  <RowItem key={invoice.id} inset="action">
                    <Grow>
                      <Strong row>
                        <TextLink>
                          <Link to={`/billing?tab=invoices&invoice=${invoice.id}`}>
                            {invoice.siteGroup.siteGroupName}
                            <HiddenText>{`, invoice ${invoice.number}`}</HiddenText>
                          </Link>
                        </TextLink>
                      </Strong>
                      <Row gap={2} wrap={0}>
                        <Text as="span" size="small" tone="muted">
                          Invoice{' '}
                          <Text as="span" size="small" wrap="none">
                            {invoice.number}
                          </Text>
                        </Text>
                        <Text
                          as="span"
                          size="small"
                          tone="muted"
                          wrap="none"
                        >{`Due ${dayLabel(invoice.dueOn)}`}</Text>
                      </Row>
                    </Grow>
                    <Row gap={2}>
                      <Stack align="end">
                        <Strong>{moneyText(invoice.open, invoice.currency)}</Strong>
                        <InvoiceStateBadge state={invoice.state} plain />
                      </Stack>
                      <IconButton
                        label={`Download ${invoice.number}`}
                        aria-busy={model.saving.busy}
                        onClick={() => void model.save(invoice.id)}
                      >
                        <ArrowDownTrayIcon />
                      </IconButton>
                      {payUrl !== null && (
                        <ButtonLink
                          size="sm"
                          href={payUrl}
                          target="_blank"
                          rel="noreferrer"
                          aria-label={`Pay ${invoice.number}, in a new tab`}
                        >
                          Pay
                        </ButtonLink>
                      )}
                    </Row>
                  </RowItem>
                ))}
              </Rows>
              {payUrl === null && (
                <CardFoot>
                  Questions about an invoice?{' '}
                  <TextLink>
                    <Link to="/home/contact-us">Contact us</Link>
                  </TextLink>
                </CardFoot>
              )}
            </>
          )
        }
      </LoadedView>
    </Card>
  );
});
