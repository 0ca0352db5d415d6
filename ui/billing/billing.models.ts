import { INVOICE_JOBS } from '#core/billing/billing-list.ts';
import { billingApi } from '#core/billing/billing.api.ts';
import { jobsApi } from '#core/jobs/jobs.api.ts';
import { JobFollower } from '../jobs/job-follower.ts';
import { Loadable } from '../shell/loadable.ts';
import type { Models } from '../sections/section.ts';
import { siteRights } from '../sections/site-rights.ts';
import { CompareViewModel } from './compare.view-model.ts';
import { InvoicesViewModel } from './invoices.view-model.ts';
import { OpenInvoicesViewModel } from './open-invoices.view-model.ts';
import { PaymentsViewModel } from './payments.view-model.ts';

export const billingModels: Models = {
  billing: ({ gatewayOf }) => {
    const billing = gatewayOf(billingApi);
    return new Loadable({
      read: (how) => billing.readBilling({}, how),
      fallback: 'Your billing could not be loaded.',
    });
  },
  openInvoices: ({ files, gatewayOf }) =>
    new OpenInvoicesViewModel({ billing: gatewayOf(billingApi), files }),
  invoices: ({ context, files, makeKey, model, own, toasts, gatewayOf }) => {
    const { mayStartJobs } = siteRights({ context });
    const job = model('invoiceFileJob');
    if (mayStartJobs) void job.takeUp(INVOICE_JOBS.pdf).then(() => job.takeUp(INVOICE_JOBS.csv));
    const billing = gatewayOf(billingApi);
    return new InvoicesViewModel({ billing, files, job, makeKey, mayStartJobs, own, toasts });
  },
  payments: ({ files, own, toasts, gatewayOf }) =>
    new PaymentsViewModel({ billing: gatewayOf(billingApi), files, own, toasts }),
  compare: ({ clock, files, own, toasts, gatewayOf }) =>
    new CompareViewModel({
      billing: gatewayOf(billingApi),
      clock,
      files,
      own,
      toasts,
    }),
};

export const billingSingle: Models = {
  invoiceFileJob: ({ files, toasts, gatewayOf }) =>
    new JobFollower({ jobs: gatewayOf(jobsApi), files, toasts }),
};
