import { mapOk } from '#core/kernel/result.ts';
import type { JobsGateway } from '#core/jobs/jobs.gateway.port.ts';
import type { ApiClient } from './api-client.ts';
import { jobsRoutes } from '../wire/jobs.routes.ts';

/** One's own jobs over HTTP; looking at one again and again keeps no session alive. */
export const httpJobsGateway = (client: ApiClient): JobsGateway => ({
  list: async (kind) =>
    mapOk(
      await client.call(jobsRoutes.listJobs, { kind }, { background: true }),
      ({ jobs }) => jobs,
    ),
  read: (id) => client.call(jobsRoutes.readJob, { id }, { background: true }),
  cancel: (id) => client.call(jobsRoutes.cancelJob, { id }),
  file: (id) => client.call(jobsRoutes.jobFile, { id }, { background: true }),
});
