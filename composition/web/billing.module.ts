import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { billingRoutes } from '#adapters/wire/billing.routes.ts';
import { jobsRoutes } from '#adapters/wire/jobs.routes.ts';
import { INVOICE_JOBS } from '#core/billing/billing-list.ts';
import { BillingPage } from '#ui/billing/billing.page.tsx';
import { CompareViewModel } from '#ui/billing/compare.view-model.ts';
import { InvoicesViewModel } from '#ui/billing/invoices.view-model.ts';
import { PaymentsViewModel } from '#ui/billing/payments.view-model.ts';
import { JobFollower } from '#ui/jobs/job-follower.ts';
import { Loadable } from '#ui/shell/loadable.ts';
import { createSection } from './section.ts';
import { siteRights } from './site-rights.ts';

/** What a dealer is billed; the file of a large invoice is followed as long as the page lives. */
export const section = createSection(
  BillingPage,
  {
    billing: ({ client }) => {
      const billing = gatewayOf(client, billingRoutes);
      return new Loadable({
        read: (how) => billing.readBilling({}, how),
        fallback: 'Your billing could not be loaded.',
      });
    },
    invoices: ({ client, context, files, makeKey, model, own, toasts }) => {
      const { mayStartJobs } = siteRights({ context });
      const job = model('invoiceFileJob');
      if (mayStartJobs) void job.takeUp(INVOICE_JOBS.pdf).then(() => job.takeUp(INVOICE_JOBS.csv));
      const billing = gatewayOf(client, billingRoutes);
      return new InvoicesViewModel({ billing, files, job, makeKey, mayStartJobs, own, toasts });
    },
    payments: ({ client, files, own, toasts }) =>
      new PaymentsViewModel({ billing: gatewayOf(client, billingRoutes), files, own, toasts }),
    compare: ({ client, clock, files, own, toasts }) =>
      new CompareViewModel({
        billing: gatewayOf(client, billingRoutes),
        clock,
        files,
        own,
        toasts,
      }),
  },
  {
    invoiceFileJob: ({ client, files, toasts }) =>
      new JobFollower({ jobs: gatewayOf(client, jobsRoutes), files, toasts }),
  },
);
