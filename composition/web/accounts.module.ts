import { cryptoIdSource } from '#adapters/browser/crypto-id-source.ts';
import { httpAccountsGateway, httpBulkTestsGateway } from '#adapters/http/http-accounts.gateway.ts';
import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { jobsRoutes } from '#adapters/wire/jobs.routes.ts';
import { httpSitesGateway } from '#adapters/http/http-sites.gateway.ts';
import { ACCOUNT_EXPORT_JOB } from '#core/sites/account-list.ts';
import { AccountsPage } from '#ui/accounts/accounts.page.tsx';
import { AccountsViewModel } from '#ui/accounts/accounts.view-model.ts';
import { JobFollower } from '#ui/jobs/job-follower.ts';
import { createSection } from './section.ts';
import { siteRights } from './site-rights.ts';

/** The dealer's accounts; an export in the background is followed as long as the page lives. */
export const section = createSection(
  AccountsPage,
  {
    accounts: ({ client, context, files, live, makeKey, model, own, toasts }) => {
      const { holds, mayChange, mayStartJobs } = siteRights({ context });
      const job = model('accountExportJob');
      if (mayStartJobs) void job.takeUp(ACCOUNT_EXPORT_JOB);
      return new AccountsViewModel({
        accounts: httpAccountsGateway(client),
        sites: httpSitesGateway(client),
        bulk: { gateway: httpBulkTestsGateway(client), newId: () => cryptoIdSource.next() },
        mayTest: holds('noActionRead') && mayChange('noActionEdit'),
        ...{ files, job, live, makeKey, mayStartJobs, own, toasts },
      });
    },
  },
  {
    accountExportJob: ({ client, files, toasts }) =>
      new JobFollower({ jobs: gatewayOf(client, jobsRoutes), files, toasts }),
  },
);
