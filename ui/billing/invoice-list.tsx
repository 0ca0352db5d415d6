import DocumentTextIcon from '@heroicons/react/24/outline/DocumentTextIcon';
import XMarkIcon from '@heroicons/react/20/solid/XMarkIcon';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { INVOICE_STATES, type InvoiceRow } from '#core/billing/invoice.schema.ts';
import { JobProgress } from '../jobs/job-progress.tsx';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { SlideOver } from '../kit/dialog.tsx';
import { Grid } from '../kit/grid.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { MEDIA } from '../kit/media.ts';
import { Skeleton } from '../kit/skeleton.tsx';
import { Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { useMedia } from '../kit/use-size.ts';
import { ListChoice } from '../lists/list-choice.tsx';
import { ListFilters } from '../lists/list-filters.tsx';
import { ListView } from '../lists/list-view.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { useModel } from '../shell/use-model.ts';
import { INVOICE_CELLS } from './billing-columns.tsx';
import { DayFilters, filterWords } from './day-filters.tsx';
import { InvoiceBody } from './invoice-panel.tsx';
import type { InvoicesViewModel } from './invoices.view-model.ts';
import { NO_INVOICES } from './no-invoices.ts';

const STATES = INVOICE_STATES.map((value) => ({ value, text: value }));
const nameOf = ({ number }: InvoiceRow): string => `invoice ${number}`;

const Content = observer(({ model }: { readonly model: InvoicesViewModel }): ReactNode => {
  const { missing, opened } = model;
  if (opened !== null) return <InvoiceBody model={model} invoice={opened} />;
  if (missing === null) return <Skeleton lines={6} label="Loading the invoice" />;
  return (
    <Stack gap={3}>
      <Text role="status">{missing}</Text>
      <div>
        <Button size="sm" onClick={() => void model.again()}>
          Try again
        </Button>
      </div>
    </Stack>
  );
});

/** The opened invoice beside the list, or over it where there is no room. */
const Opened = observer(
  ({
    model,
    docked,
    onClose,
  }: {
    readonly model: InvoicesViewModel;
    readonly docked: boolean;
    readonly onClose: () => void;
  }) => {
    if (model.openId === null) return null;
    const title = model.opened === null ? 'Invoice' : `Invoice ${model.opened.number}`;
    const content = <Content model={model} />;
    if (!docked)
      return (
        <SlideOver id="invoice" title={title} onClose={onClose}>
          {content}
        </SlideOver>
      );
    return (
      <Card
        title={title}
        actions={
          <IconButton size="sm" label="Close the invoice" onClick={onClose}>
            <XMarkIcon />
          </IconButton>
        }
      >
        {content}
      </Card>
    );
  },
);

/** Invoices in one list, the opened one docked beside it; which one stands in the address (domain guide 6.13 "Invoices"). */
export const InvoiceList = observer(() => {
  const model = useModel('invoices');
  const { branches, list } = model;
  const [query, setQuery] = useSearchParams();
  const docked = useMedia(MEDIA.docked);
  useListAddress(list);
  const id = query.get('invoice');
  useEffect(() => model.open(id), [model, id]);
  const address = useCallback(
    (invoice: string | null) =>
      setQuery((said) => {
        const next = new URLSearchParams(said);
        if (invoice === null) next.delete('invoice');
        else next.set('invoice', invoice);
        return next;
      }),
    [setQuery],
  );
  const open = useCallback((row: InvoiceRow) => address(row.id), [address]);
  return (
    <Stack gap={4}>
      <JobProgress follower={model.job} />
      <Grid columns={id !== null && docked ? 'docked' : undefined} gap={4}>
        <ListView
          list={list}
          title="Invoices"
          pages="Pages of invoices"
          waiting="Loading the invoices"
          columns={INVOICE_CELLS}
          nameOf={nameOf}
          onOpen={open}
          search={{ id: 'invoice-search', label: 'Search', placeholder: 'Number or branch' }}
          filters={
            <ListFilters
              list={list}
              fields={() => (
                <>
                  <ListChoice
                    list={list}
                    filter="state"
                    id="invoice-state"
                    label="State"
                    any="All states"
                    options={STATES}
                  />
                  <DayFilters list={list} name="invoice" branches={branches} />
                </>
              )}
            />
          }
          chip={(name, value) => filterWords(name, value, branches)}
          empty={(narrowed) =>
            narrowed
              ? {
                  icon: DocumentTextIcon,
                  title: 'No invoice matches',
                  text: 'Nothing fits all of these filters.',
                }
              : NO_INVOICES
          }
          download={model.download}
        />
        <Opened model={model} docked={docked} onClose={() => address(null)} />
      </Grid>
    </Stack>
  );
});
