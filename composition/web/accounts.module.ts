import { cryptoIdSource } from '#adapters/browser/crypto-id-source.ts';
import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { accountListRoutes } from '#adapters/wire/account-list.routes.ts';
import { bulkTestsRoutes } from '#adapters/wire/bulk-tests.routes.ts';
import { sitesRoutes } from '#adapters/wire/sites.routes.ts';
import { jobsRoutes } from '#adapters/wire/jobs.routes.ts';
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
      const bulk = gatewayOf(client, bulkTestsRoutes);
      return new AccountsViewModel({
        accounts: { ...gatewayOf(client, accountListRoutes), ...bulk },
        sites: gatewayOf(client, sitesRoutes),
        bulk: { gateway: bulk, newId: () => cryptoIdSource.next() },
        mayTest: holds('noActionRead') && mayChange('noActionEdit'),
        files,
        job,
        live,
        makeKey,
        mayStartJobs,
        own,
        toasts,
      });
    },
  },
  {
    accountExportJob: ({ client, files, toasts }) =>
      new JobFollower({ jobs: gatewayOf(client, jobsRoutes), files, toasts }),
  },
);
