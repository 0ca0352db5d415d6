import { browserVisibility } from '#adapters/browser/browser-visibility.ts';
import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { auditRoutes } from '#adapters/wire/audit.routes.ts';
import { jobsRoutes } from '#adapters/wire/jobs.routes.ts';
import { lookForNew } from '#core/lists/look-for-new.use-case.ts';
import { AuditTab } from '#ui/audit/audit-tab.tsx';
import { AuditViewModel } from '#ui/audit/audit.view-model.ts';
import { ChainCheck } from '#ui/audit/chain-check.ts';
import { JobFollower } from '#ui/jobs/job-follower.ts';
import { createSection } from './section.ts';

/** The record, a tab of Support; its export in the background is followed as long as the page lives. */
export const section = createSection(
  AuditTab,
  {
    audit: ({ client, files, toasts, clock, makeKey, model, own }) => {
      const audit = gatewayOf(client, auditRoutes);
      return new AuditViewModel({
        audit,
        chain: new ChainCheck(audit),
        job: model('exportJob'),
        files,
        toasts,
        clock,
        makeKey,
        own,
        lookForNew: lookForNew({ visibility: browserVisibility() }),
      });
    },
  },
  {
    exportJob: ({ client, files, toasts }) =>
      new JobFollower({ jobs: gatewayOf(client, jobsRoutes), files, toasts }),
  },
);
