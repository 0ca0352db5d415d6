import DocumentTextIcon from '@heroicons/react/24/outline/DocumentTextIcon';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, type ReactNode } from 'react';
import { INVOICE_STATES, type InvoiceRow } from '#core/billing/invoice-detail.schema.ts';
import { JobProgress } from '../jobs/job-progress.tsx';
import { Grid } from '../kit/grid.ts';
import { OpenedPanel } from '../kit/opened-panel.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { ListView } from '../lists/list-view.tsx';
import { ListTurner } from '../lists/record-turner.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { useOpened } from '../lists/use-opened.ts';
import { useModel } from '../shell/use-model.ts';
import { INVOICE_CELLS } from './billing-columns.tsx';
import { BillingFilters, filterText } from './billing-filters.tsx';
import { InvoiceBody } from './invoice-panel.tsx';
import type { InvoicesViewModel } from './invoices.view-model.ts';
import { AgainButton } from '../shell/again-button.tsx';
import { NO_INVOICES } from './no-invoices.ts';

const OWN = {
  filter: 'state',
  label: 'State',
  any: 'All states',
  options: INVOICE_STATES.map((value) => ({ value, text: value })),
};
const nameOf = ({ number }: InvoiceRow): string => `invoice ${number}`;

const Content = observer(({ model }: { readonly model: InvoicesViewModel }): ReactNode => {
  const { missing, opened } = model;
  if (opened !== null) return <InvoiceBody model={model} invoice={opened} />;
  if (missing === null) return <Skeleton lines={6} label="Loading the invoice" />;
  return (
    <Stack gap={3}>
      <Text role="status">{missing}</Text>
      <div>
        <AgainButton why={missing} onAgain={() => void model.again()} />
      </div>
    </Stack>
  );
});

/** The opened invoice beside the list, or over the list if there is no room. */
const Opened = observer(
  ({
    model,
    onClose,
    onOpen,
  }: {
    readonly model: InvoicesViewModel;
    readonly onClose: () => void;
    readonly onOpen: (id: string) => void;
  }) =>
    model.openId === null ? null : (
      <OpenedPanel
        what="invoice"
        title={model.opened === null ? 'Invoice' : `Invoice ${model.opened.number}`}
        onClose={onClose}
        tools={<ListTurner list={model.list} id={model.openId} what="invoice" onOpen={onOpen} />}
      >
        <Content model={model} />
      </OpenedPanel>
    ),
);

/** The invoice list with the opened invoice docked beside it. The URL names the opened invoice (domain guide 6.13 "Invoices"). */
export const InvoiceList = observer(() => {
  const model = useModel('invoices');
  const { branches, list } = model;
  const { id, open: address, close, turnTo } = useOpened('invoice');
  useListAddress(list);
  useEffect(() => model.open(id), [model, id]);
  const open = useCallback((row: InvoiceRow) => address(row.id), [address]);
  return (
    <Stack gap={4}>
      <JobProgress follower={model.job} />
      <Grid columns={id !== null ? 'docked' : undefined} gap={4}>
        <ListView
          list={list}
          title="Invoices"
          pages="Pages of invoices"
          waiting="Loading the invoices"
          columns={INVOICE_CELLS}
          nameOf={nameOf}
          onOpen={open}
          beside={id}
          search={{ id: 'invoice-search', label: 'Search', placeholder: 'Number or branch' }}
          filters={<BillingFilters list={list} name="invoice" branches={branches} own={OWN} />}
          chip={(name, value) => filterText(name, value, branches)}
          empty={(narrowed) =>
            narrowed
              ? {
                  icon: DocumentTextIcon,
                  title: 'No invoice matches',
                  text: 'Nothing matches all of these filters.',
                }
              : NO_INVOICES
          }
          download={model.download}
        />
        <Opened model={model} onClose={close} onOpen={turnTo} />
      </Grid>
    </Stack>
  );
});
