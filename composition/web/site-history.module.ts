import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { alarmsRoutes } from '#adapters/wire/alarms.routes.ts';
import { historyRoutes } from '#adapters/wire/history.routes.ts';
import { jobsRoutes } from '#adapters/wire/jobs.routes.ts';
import { HISTORY_EXPORT_JOB } from '#core/history/history-list.ts';
import { HistoryViewModel } from '#ui/history/history.view-model.ts';
import { SiteHistoryPart } from '#ui/history/site-history.part.tsx';
import { JobFollower } from '#ui/jobs/job-follower.ts';
import { createSection } from './section.ts';
import { siteRights } from './site-rights.ts';

/** What happened at a site, within its page; an export in the background is followed as long as the page lives. */
export const section = createSection(
  SiteHistoryPart,
  {
    siteHistory: ({ client, context, files, live, makeKey, model, own, toasts }) => {
      const { mayStartJobs } = siteRights({ context });
      const job = model('historyExportJob');
      if (mayStartJobs) void job.takeUp(HISTORY_EXPORT_JOB);
      return new HistoryViewModel({
        history: { ...gatewayOf(client, historyRoutes), ...gatewayOf(client, alarmsRoutes) },
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
    historyExportJob: ({ client, files, toasts }) =>
      new JobFollower({ jobs: gatewayOf(client, jobsRoutes), files, toasts }),
  },
);
