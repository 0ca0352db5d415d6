import { auditApi } from '#core/audit/audit.api.ts';
import { jobsApi } from '#core/jobs/jobs.api.ts';
import { lookForNew } from '#core/lists/look-for-new.use-case.ts';
import { JobFollower } from '../jobs/job-follower.ts';
import type { Models } from '../sections/section.ts';
import { AuditViewModel } from './audit.view-model.ts';
import { ChainCheck } from './chain-check.ts';

export const auditModels: Models = {
  audit: ({ files, toasts, clock, makeKey, model, own, gatewayOf, visibility }) => {
    const audit = gatewayOf(auditApi);
    return new AuditViewModel({
      audit,
      chain: new ChainCheck(audit),
      job: model('exportJob'),
      files,
      toasts,
      clock,
      makeKey,
      own,
      lookForNew: lookForNew({ visibility }),
    });
  },
};

export const auditSingle: Models = {
  exportJob: ({ files, toasts, gatewayOf }) =>
    new JobFollower({ jobs: gatewayOf(jobsApi), files, toasts }),
};
