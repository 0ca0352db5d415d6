import { bulkTestsApi } from '#core/bulk-tests/bulk-tests.api.ts';
import { jobsApi } from '#core/jobs/jobs.api.ts';
import { accountListApi } from '#core/sites/account-list.api.ts';
import { ACCOUNT_EXPORT_JOB } from '#core/sites/account-list.ts';
import { sitesApi } from '#core/sites/sites.api.ts';
import { JobFollower } from '../jobs/job-follower.ts';
import type { Models } from '../sections/section.ts';
import { siteRights } from '../sections/site-rights.ts';
import { bulkActs } from '../lists/bulk-acts.ts';
import { AccountsViewModel } from './accounts.view-model.ts';

export const accountsModels: Models = {
  accounts: ({ context, files, live, makeKey, model, own, toasts, gatewayOf, ids }) => {
    const rights = siteRights({ context });
    const { mayStartJobs } = rights;
    const job = model('accountExportJob');
    if (mayStartJobs) void job.takeUp(ACCOUNT_EXPORT_JOB);
    const bulk = gatewayOf(bulkTestsApi);
    return new AccountsViewModel({
      accounts: { ...gatewayOf(accountListApi), ...bulk },
      sites: gatewayOf(sitesApi),
      bulk: {
        gateway: bulk,
        newId: () => ids.next(),
        permanentNotes: rights.mayChange('siteEdit'),
      },
      acts: bulkActs(rights),
      files,
      job,
      live,
      makeKey,
      mayStartJobs,
      own,
      toasts,
    });
  },
};

export const accountsSingle: Models = {
  accountExportJob: ({ files, toasts, gatewayOf }) =>
    new JobFollower({ jobs: gatewayOf(jobsApi), files, toasts }),
};
