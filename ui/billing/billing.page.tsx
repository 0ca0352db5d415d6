import ArrowTopRightOnSquareIcon from '@heroicons/react/20/solid/ArrowTopRightOnSquareIcon';
import { observer } from 'mobx-react-lite';
import { Link, useSearchParams } from 'react-router-dom';
import type { BillingOverview } from '#core/billing/billing-overview.schema.ts';
import type { JobFollower } from '../jobs/job-follower.ts';
import { ButtonLink } from '../kit/button-link.tsx';
import { PageTabs } from '../kit/page-tabs.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { Stack } from '../kit/stack.ts';
import type { Loadable } from '../shell/loadable.ts';
import { useModel } from '../shell/use-model.ts';
import { AccountCompare } from './account-compare.tsx';
import { BillingOverviewTab } from './billing-overview.tsx';
import type { CompareViewModel } from './compare.view-model.ts';
import { InvoiceList } from './invoice-list.tsx';
import type { InvoicesViewModel } from './invoices.view-model.ts';
import { PaymentList } from './payment-list.tsx';
import type { OpenInvoicesViewModel } from './open-invoices.view-model.ts';
import type { PaymentsViewModel } from './payments.view-model.ts';
import { createSection } from '../sections/section.ts';
import { billingModels, billingSingle } from './billing.models.ts';

const TABS = [
  { name: null, text: 'Overview' },
  { name: 'invoices', text: 'Invoices' },
  { name: 'payments', text: 'Payments' },
  { name: 'accounts', text: 'Accounts billed' },
] as const;

const Tab = ({
  name,
  source,
}: {
  readonly name: string | null;
  readonly source: Loadable<BillingOverview>;
}) => {
  switch (name) {
    case 'invoices':
      return <InvoiceList />;
    case 'payments':
      return <PaymentList />;
    case 'accounts':
      return <AccountCompare />;
    default:
      return <BillingOverviewTab source={source} />;
  }
};

/** The page of a dealer's billing: balance, invoices, payments and billed accounts (domain guide 6.13). */
export const BillingPage = observer(() => {
  const source = useModel('billing');
  const [query] = useSearchParams();
  const given = query.get('tab');
  const tab = TABS.find(({ name }) => name === given)?.name ?? null;
  const payUrl = source.state.at === 'ready' ? source.state.value.payUrl : null;
  return (
    <>
      <PageTitle
        title="Billing"
        {...(payUrl !== null && {
          actions: (
            <ButtonLink
              look="primary"
              href={payUrl}
              target="_blank"
              rel="noreferrer"
              icon={<ArrowTopRightOnSquareIcon />}
            >
              Pay invoices
            </ButtonLink>
          ),
        })}
      />
      <Stack gap={4}>
        <PageTabs aria-label="Parts of Billing">
          {TABS.map(({ name, text }) => (
            <Link
              key={text}
              to={name === null ? '/billing' : `/billing?tab=${name}`}
              aria-current={name === tab ? 'page' : undefined}
            >
              {text}
            </Link>
          ))}
        </PageTabs>
        <Tab name={tab} source={source} />
      </Stack>
    </>
  );
});

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly billing: Loadable<BillingOverview>;
    readonly openInvoices: OpenInvoicesViewModel;
    readonly invoices: InvoicesViewModel;
    readonly invoiceFileJob: JobFollower;
    readonly payments: PaymentsViewModel;
    readonly compare: CompareViewModel;
  }
}

/**
 * The section of a dealer's billing. The follower of an export is a shared instance, so that it still follows a background
 * export when the user opens another screen.
 */
export const section = createSection(BillingPage, billingModels, billingSingle);
